import { liveList, nextId } from '#ui/live'

export interface QuestionDetail {
  id: string
  name: string
  text?: string
}

export interface Question {
  title: string
  text?: string
  /** below the text, what the action would change, one thing each */
  details?: readonly QuestionDetail[]
  /** the verb of the action: "Elimina"; the default is Proceed */
  proceed?: string
  /** the default is Cancel */
  close?: string
  /** shows in orange that something is destroyed, and puts the focus on the safe button */
  danger?: boolean
  /** the action reaches other people, so no button has the focus at first */
  reachesOthers?: boolean
  /** the word must be typed before the person can proceed */
  verificationWord?: string
}

export type AskedQuestion = Question & { id: string; answer: (hasConfirmed: boolean) => void }

export const questions = liveList<AskedQuestion>()

/**
 * Resolves to true only if the person proceeds; closing in any way resolves to false. A second press before the dialog is there opens no
 * second dialog.
 */
export function confirm(question: Question): Promise<boolean> {
  if (questions.get().some(({ title, text }) => title === question.title && text === question.text)) return Promise.resolve(false)
  return new Promise(resolve => {
    const id = nextId()
    const answer = (hasConfirmed: boolean) => {
      questions.remove(id)
      resolve(hasConfirmed)
    }
    questions.add({ ...question, id, answer })
  })
}

/** Compares the letters and ignores capitals and doubled spaces. */
export const isTypedWord = (typed: string, word: string) => plain(typed) === plain(word)

const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('it')
