import { liveList, nextId } from '#ui/live'

export type Question = {
  title: string
  text?: string
  /** the verb of what will happen: "Elimina"; Proceed by default */
  proceed?: string
  /** Close by default */
  close?: string
  /** what is destroyed is said in orange, and the safe button has the focus */
  danger?: boolean
  /** must be typed before one may proceed */
  verificationWord?: string
}

export type AskedQuestion = Question & { id: string; answer: (yes: boolean) => void }

export const questions = liveList<AskedQuestion>()

/** Resolves to true only when the person proceeds; closing in any way is false. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise(resolve => {
    const id = nextId()
    const answer = (yes: boolean) => {
      questions.remove(id)
      resolve(yes)
    }
    questions.add({ ...question, id, answer })
  })
}
