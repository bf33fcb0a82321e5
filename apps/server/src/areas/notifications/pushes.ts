import type { Language } from '@allenio/contract'
import { findKind } from '#platform/notify'
import type { Notice } from '#platform/push'
import { makeSay } from '#platform/words'
import { splitRows } from './bursts.ts'
import type { DueRow } from './deliveries.ts'
import { placeOf } from './places.ts'

const say = makeSay({ it: { title: '{{count}} novità' }, en: { title: '{{count}} updates' } })

const namedAtMost = 3

/** One push for each notification, but a single one for those that quiet hours have held back or that come in numbers. */
export function pushesOf(rows: readonly DueRow[], language: Language): Notice[] {
  const { alone, together } = splitRows(rows, row => row.is_push_held)
  return [...(together.length ? [summaryOf(together, language)] : []), ...alone.flatMap(row => noticeOf(row, language))]
}

function noticeOf({ id, kind: name, about, client_id: clientId, subject }: DueRow, language: Language): Notice[] {
  const kind = findKind(name)
  if (!kind) return []
  const { title, body } = kind.wordedIn(language, subject)
  // a newer push about the same conversation or client replaces the last one
  return [{ title, body, url: kind.link({ subject, clientId }), tag: `${name}/${about ?? clientId ?? id}` }]
}

function summaryOf(rows: readonly DueRow[], language: Language): Notice {
  const titles = rows.toReversed().flatMap(({ kind, subject }) => findKind(kind)?.wordedIn(language, subject).title ?? [])
  const body = titles.slice(0, namedAtMost).join(' · ')
  return { title: say(language)('title', { count: rows.length }), body, url: placeOf(rows), tag: 'summary' }
}
