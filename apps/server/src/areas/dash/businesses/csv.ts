import type { Language } from '@allenio/contract'
import type { Coach } from '@allenio/contract/dash'
import { romeDay } from '@allenio/domain/days'
import { csvLines } from '@allenio/domain/tables'
import type { Bytes } from '#platform/http'
import { streamOf } from '#platform/slices'
import { sayBusiness, sayHeading } from './words.ts'

/** The businesses as a table. Names come from outside: `csvLines` disarms what a spreadsheet would take for a formula. */
export function businessTable(coaches: readonly Coach[], language: Language): Bytes {
  const name = language === 'it' ? 'attivita.csv' : 'businesses.csv'
  return { type: 'text/csv; charset=utf-8', name, body: streamOf(csvLines(lines(), language)) }

  function* lines() {
    const say = sayHeading(language)
    const sayState = sayBusiness(language)
    const yesNo = (is: boolean) => say(is ? 'yes' : 'no')
    yield [
      say('business'),
      say('owner'),
      say('email'),
      say('registered'),
      say('seen'),
      say('activeClients'),
      say('inactiveClients'),
      say('collaborators'),
      say('state'),
      say('places'),
      say('price'),
      say('currency'),
      say('test'),
      say('customApp'),
    ]
    for (const coach of coaches) {
      yield [
        coach.business,
        coach.owner?.name ?? '',
        coach.owner?.email ?? '',
        romeDay(coach.registeredAt),
        coach.seenAt === null ? '' : romeDay(coach.seenAt),
        coach.activeClients,
        coach.inactiveClients,
        coach.collaborators,
        sayState(coach.state),
        coach.plan?.places ?? '',
        coach.plan?.price ? coach.plan.price / 100 : '',
        coach.plan?.currency ?? '',
        yesNo(coach.isTest),
        yesNo(coach.hasCustomApp),
      ]
    }
  }
}
