import { dayIn } from '@allenio/domain/days'
import { useMe } from './me.ts'

/** The day that it is where the signed-in person lives, as the server reckons it. */
export const useToday = (): string => dayIn(useMe()?.timeZone ?? 'Europe/Rome')
