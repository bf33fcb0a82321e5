import type { Language } from '@allenio/contract'

const zone = 'Europe/Rome'

/** "28 novembre 18:40": the day, the name of the month and the time, in Rome. */
export function formatSyncTime(language: Language, moment: string): string {
  const format = new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]))
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('hour')}:${parts.get('minute')}`
}
