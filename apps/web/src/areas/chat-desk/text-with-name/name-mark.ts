import { firstNameMark } from '@allenio/contract/chat-desk'

/** The mark in place of what was chosen, with the blanks that a name needs around it. */
export function insertNameMark(text: string, { from, to }: { from: number; to: number }): { text: string; caret: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const gapBefore = before === '' || /\s$/.test(before) ? '' : ' '
  const gapAfter = after === '' || /^[\s,.;:!?]/.test(after) ? '' : ' '
  const start = `${before}${gapBefore}${firstNameMark}`
  return { text: `${start}${gapAfter}${after}`, caret: start.length }
}
