export type Greeting = 'morning' | 'afternoon' | 'evening'

/** Uses the clock of the person's own device. */
export function greetingAt(when: Date): Greeting {
  const hour = when.getHours()
  if (hour >= 4 && hour < 13) return 'morning'
  return hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
}
