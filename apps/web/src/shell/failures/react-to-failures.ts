import type { AnswerButton } from '@allenio/contract'
import { CallError, onCallError, Refused, Unreachable } from '#lib/api'
import { paymentToastPauseMs } from '#lib/constants'
import { session, signOut } from '#lib/session'
import { toast } from '#ui/toast'
import { goTo } from '../routing/navigate.ts'
import { leavePage } from '../routing/way-back.ts'
import { useFailureWords } from '../words/failures.ts'
import { oncePer, reactionTo } from './reaction.ts'
import type { Failure, Place, Reaction } from './reaction.ts'
import { showUnreachableBanner } from './unreachable.ts'

let isLoggingOut = false

/** A call that is answered meanwhile has lost its session, which is what was asked for: it must not lead to another page. */
export async function whileLoggingOut(work: () => Promise<void>): Promise<void> {
  isLoggingOut = true
  await work().finally(() => {
    isLoggingOut = false
  })
}

const mayAskForPayment = oncePer(paymentToastPauseMs)

/** Registers the error catalogue, which handles the failures of all calls in all areas. */
export const reactToFailures = () =>
  onCallError((error, { quiet, ...place }) => {
    const reaction = reactionTo(failureOf(error), place)
    // the caller of a quiet call shows the error itself, but a dead token must always end the session
    if (quiet && reaction.do !== 'sign out') return
    act(reaction, place)
  })

function failureOf(error: unknown): Failure {
  if (error instanceof Refused) return { kind: 'refused', message: error.message, buttons: error.buttons }
  if (error instanceof Unreachable) return { kind: 'unreachable' }
  if (error instanceof CallError) {
    const { status, message, errors, data } = error
    return { kind: 'answered', status, message, errors, data }
  }
  return { kind: 'broken' }
}

function act(reaction: Reaction, place: Place): void {
  const say = useFailureWords.say
  switch (reaction.do) {
    case 'nothing':
      return
    case 'say':
      return showErrorToast(reaction.text ?? say('somethingWrong'), reaction.buttons)
    case 'say it is gone':
      return showErrorToast(say('gone'))
    case 'say unsaved':
      return showErrorToast(say('notSaved'))
    case 'say unreachable':
      return showUnreachableBanner()
    case 'leave what is gone':
      showErrorToast(say('gone'))
      return leavePage()
    case 'sign out':
      if (isLoggingOut) return
      signOut(place.path.startsWith('/training_school') ? 'training_school' : session().strategy)
      return reaction.thenTo && goTo(reaction.thenTo)
    case 'ask for payment':
      if (mayAskForPayment()) showErrorToast(reaction.text || say('somethingWrong'), reaction.buttons)
      return reaction.redirect === undefined ? undefined : goTo(reaction.redirect)
    default:
      return reaction satisfies never
  }
}

/** The id makes the same sentence twice a single toast. */
function showErrorToast(text: string, buttons: readonly AnswerButton[] = []): void {
  toast({ id: `failure ${text}`, type: 'error', text, buttons: buttons.map(({ title, redirect }) => ({ text: title, to: redirect })) })
}
