const smallest = 128 * 1024
const first = 512 * 1024
const quickMs = 1_500
const slowMs = 6_000

/** Chooses the size of the parts: small on a slow network, so that a break costs less and progress shows; large on a fast one. */
export function paceOf(largest: number) {
  let bytes = Math.min(first, largest)
  return {
    bytes: () => bytes,
    took(ms: number) {
      if (ms < quickMs) bytes = Math.min(bytes * 2, largest)
      else if (ms > slowMs) bytes = Math.max(Math.round(bytes / 2), Math.min(smallest, largest))
    },
    broke() {
      bytes = Math.max(Math.round(bytes / 4), Math.min(smallest, largest))
    },
  }
}
