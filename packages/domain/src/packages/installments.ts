/** Divides a price into monthly parts. The cents that do not divide are paid with the first one. */
export function installmentsOf(price: number, count: number): number[] {
  const part = Math.floor(price / count)
  return Array.from({ length: count }, (_, at) => (at === 0 ? price - part * (count - 1) : part))
}
