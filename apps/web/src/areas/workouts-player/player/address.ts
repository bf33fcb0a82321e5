import { isId } from '@allenio/domain/ids'
import { hrefTo } from '#lib/screens'

/** A workout of this device, or one of the plan that is to begin; without either the one under way. */
export interface PlayerPlace {
  id?: string
  day?: string
  workout?: string
  /** The release that the page before showed: the device may have an older one for a moment. */
  release?: string
  /** A workout without a plan. */
  free?: 'yes'
  /** The sets of a finished workout, rather than its summary. */
  edit?: 'yes'
}

export function parsePlayerPlace({ id, day, workout, release, free, edit }: Record<string, unknown>): PlayerPlace {
  return {
    ...(isId(id) && { id }),
    ...(isId(day) && { day }),
    ...(isId(workout) && { workout }),
    ...(isId(release) && { release }),
    ...(free === 'yes' && { free }),
    ...(edit === 'yes' && { edit }),
  }
}

export const playerHref = (place: PlayerPlace): string => hrefTo('/me/workout', { search: { ...place } })
