import { isLostRace } from './pool.ts'

const racesAtMost = 3

/** Does work again at once that PostgreSQL undid in favour of another transaction: that is no failure, and needs no waiting. */
export async function pastRaces<T>(work: () => Promise<T>): Promise<T> {
  for (let race = 1; ; race++) {
    try {
      return await work()
    } catch (error) {
      if (!isLostRace(error) || race === racesAtMost) throw error
    }
  }
}
