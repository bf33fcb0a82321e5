export interface UsablePack {
  id: string
  /** Null where it pays for every kind. */
  kindId: string | null
  remaining: number
  fromDay: string
  untilDay: string | null
  createdAt: string
}

export interface PackUse {
  packId: string
  amount: number
}

const never = '9999-12-31'

/**
 * The packs that pay: the pack that ends first, of these the one for its kind alone, then the oldest. Null where it is not enough.
 */
export function choosePacks(
  packs: readonly UsablePack[],
  { kindId, day, amount }: { kindId: string; day: string; amount: number },
): PackUse[] | null {
  const usable = packs
    .filter(pack => pack.remaining > 0 && (pack.kindId === null || pack.kindId === kindId))
    .filter(pack => pack.fromDay <= day && (pack.untilDay ?? never) >= day)
    .toSorted(
      (one, other) =>
        (one.untilDay ?? never).localeCompare(other.untilDay ?? never) ||
        Number(one.kindId === null) - Number(other.kindId === null) ||
        one.createdAt.localeCompare(other.createdAt) ||
        one.id.localeCompare(other.id),
    )
  const uses: PackUse[] = []
  let missing = amount
  for (const pack of usable) {
    if (missing === 0) break
    const used = Math.min(pack.remaining, missing)
    uses.push({ packId: pack.id, amount: used })
    missing -= used
  }
  return missing === 0 ? uses : null
}
