import type { Brand } from '@allenio/contract'
import { useConfig } from '#platform/config'

const colors = { allenio: '#de1230', coachplus: '#1650d8', warfit: '#c8f031' } as const satisfies Record<Brand, string>

/** The colour of a page whose business has none of its own. */
export const ownColor = (): string => colors[useConfig().brand]
