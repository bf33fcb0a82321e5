import { addDays } from '@allenio/domain/days'
import { newId } from '@allenio/domain/ids'
import { isGaining } from '#areas/clients'
import type { Row } from '#platform/db'
import { dice } from '#platform/demo'

export interface DemoBody {
  index: number
  sex: 'female' | 'male' | null
  heightCm: number | null
  isActive: boolean
  /** True for clients who have used the app; those who were only invited, or have no address, have not. */
  hasStarted: boolean
  sinceDays: number
}

export type DemoWeight = Row<'weights', 'id' | 'day' | 'kg'>

const longest = 330
/** Metres; the demo's adults are taller. */
const tallestChild = 1.5
/** Clients without recent weights, with the days since their last one. */
const stopped: Readonly<Record<number, number>> = { 4: 24, 17: 18, 28: 15 }
/** Clients whose weight has moved away from their goal in the last weeks. */
const turned = new Set([6, 18])

/** Makes a year or less of weights: quick weeks first, then slower ones, a holiday, the rhythm of the week and the noise of scales. */
export function demoWeights({ index, sex, heightCm, isActive, hasStarted, sinceDays }: DemoBody, today: string): DemoWeight[] {
  if (!hasStarted) return []
  const roll = dice(index + 7)
  const gains = isGaining(index)
  const height = (heightCm ?? (sex === 'female' ? 165 : 177)) / 100
  const days = Math.min(sinceDays, longest)
  const last = isActive ? (stopped[index] ?? Math.floor(roll() * 3)) : 24
  const isChild = height < tallestChild
  const start = height ** 2 * (isChild ? 20 + roll() : gains ? 20.5 + roll() * 2 : 24 + roll() * 5)
  const change = isChild ? -roll() / 2 : gains ? 2 + roll() * 3 : -(4 + roll() * 5)
  // the first client, whom the demo shows in full, still has a changing weight
  const pace = index === 0 ? 230 : 60 + roll() * 70
  const holiday = 30 + roll() * 0.5 * days
  const gap = index === 0 ? 2 : 3 + Math.floor(roll() * 3)
  const weights: DemoWeight[] = []
  for (let ago = days; ago >= last; ago -= 1 + Math.floor(roll() * gap)) {
    const elapsed = days - ago
    const away = Math.exp(-(((elapsed - holiday) / 9) ** 2))
    const back = turned.has(index) && ago < 30 ? (30 - ago) * 0.055 : 0
    const kg =
      start +
      change * (1 - Math.exp(-elapsed / pace)) +
      away * 0.9 +
      back +
      Math.sin((elapsed * 2 * Math.PI) / 7) * 0.18 +
      (roll() + roll() - 1) * 0.4
    weights.push({ id: newId(), day: addDays(today, -ago), kg: Math.round(kg * 10) / 10 })
  }
  return weights
}
