import { useFormats } from '#lib/formats'
import { useWords } from './words.ts'

export type Greeting = 'morning' | 'afternoon' | 'evening'

/** Uses the clock of the person's own device. */
export function greetingAt(when: Date): Greeting {
  const hour = when.getHours()
  if (hour >= 4 && hour < 13) return 'morning'
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
}

export function useGreeting(when: Date, name: string): { greeting: string; date: string } {
  const t = useWords()
  const { weekday, day } = useFormats()
  return { greeting: t(greetingAt(when), { name }), date: `${weekday(when)} ${day(when)}` }
}
