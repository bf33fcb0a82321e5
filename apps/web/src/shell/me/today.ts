import { dayIn } from '@allenio/domain/days'
import { useMe } from './me.ts'

/** Today's date in the signed-in person's time zone, which the server uses too. */
export const useToday = (): string => dayIn(useMe()?.timeZone ?? 'Europe/Rome')
