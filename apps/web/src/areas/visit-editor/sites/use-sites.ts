import { presetVisitSettings } from '@allenio/contract/visit-settings'
import type { MeasureCell } from '@allenio/contract/visit-measures'
import { useEditor } from '../session.ts'
import { sitesOf } from './walk.ts'

/** The places of this visit, in the order in which they are measured. */
export function useSites(): readonly MeasureCell[] {
  const session = useEditor()
  const protocol = session.base.useSelected(base => base?.settings.sites) ?? presetVisitSettings.sites
  const added = session.addedSites.useSelected(each => each)
  const cells = session.state.useSelected(state => state.cells)
  const last = session.last.useSelected(state => state?.cells)
  return sitesOf(protocol, { cells, last, added })
}
