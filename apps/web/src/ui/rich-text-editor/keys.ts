import { undo, redo } from 'prosemirror-history'
import type { Command } from 'prosemirror-state'
import { breakLine, deleteBackward, deleteForward, insertLineBreak, shift, toggleStyle, turnInto } from './commands.ts'
import { linkAt } from './looks.ts'

const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '')
const modifier = isApple ? '⌘' : 'Ctrl'

/** The names of the keys on this person's keyboard. */
export const keyNames = {
  bold: `${modifier} B`,
  italic: `${modifier} I`,
  underline: `${modifier} U`,
  strike: `${modifier} ⇧ X`,
  bullets: `${modifier} ⇧ 8`,
  numbers: `${modifier} ⇧ 7`,
  link: `${modifier} K`,
  undo: `${modifier} Z`,
  redo: `${modifier} ⇧ Z`,
} as const

export interface KeyActions {
  openLink: () => void
  /** false if nothing handles the submit */
  submit: () => boolean
}

/** Other keys are left to the browser and to the page. */
export const keyCommands = ({ openLink, submit }: KeyActions): Record<string, Command> => {
  const askForLink: Command = ({ selection: { empty, $from } }) => {
    // without a selection the key belongs to the page
    if (empty && !linkAt($from)) return false
    openLink()
    return true
  }
  return {
    Enter: breakLine,
    'Shift-Enter': insertLineBreak,
    Backspace: deleteBackward,
    'Shift-Backspace': deleteBackward,
    'Mod-Backspace': deleteBackward,
    Delete: deleteForward,
    'Mod-Delete': deleteForward,
    Tab: shift(1),
    'Shift-Tab': shift(-1),
    'Mod-b': toggleStyle('bold'),
    'Mod-i': toggleStyle('italic'),
    'Mod-u': toggleStyle('underline'),
    'Mod-Shift-x': toggleStyle('strike'),
    'Mod-Shift-8': turnInto('bulletList'),
    'Mod-Shift-7': turnInto('orderedList'),
    'Mod-z': undo,
    'Mod-Shift-z': redo,
    'Mod-y': redo,
    'Mod-k': askForLink,
    'Mod-s': submit,
    'Mod-Enter': submit,
  }
}
