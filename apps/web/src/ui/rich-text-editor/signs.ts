import { InputRule, inputRules } from 'prosemirror-inputrules'
import { closeHistory } from 'prosemirror-history'
import { changeLines } from './change-lines.ts'
import { withKind } from './commands.ts'
import type { LineKind } from './lines.ts'
import { schema } from './schema.ts'

/** Typing "- " at the start of a paragraph makes it a list, as in other editors. */
const sign = (typed: RegExp, kind: LineKind) =>
  new InputRule(typed, ({ doc, tr }, _match, from, to) => {
    const $from = doc.resolve(from)
    if ($from.depth > 1 || $from.parent.type !== schema.nodes.paragraph) return null
    // a separate step in the history: undoing it leaves the typed sign
    return changeLines(closeHistory(tr).delete(from, to), line => withKind(line, kind))
  })

export const signs = inputRules({
  rules: [sign(/^# $/, 'heading 2'), sign(/^## $/, 'heading 3'), sign(/^[-*•] $/, 'bulletList'), sign(/^1[.)] $/, 'orderedList')],
})
