import { IconPlus } from '@tabler/icons-react'
import type { PaletteVerb } from './palette-item.ts'

/** An address carries no longer text. */
const nameMaxLength = 100

interface NewThingVerb extends Pick<PaletteVerb, 'id' | 'permission' | 'role' | 'words' | 'label' | 'example'> {
  labelNamed: (name: string) => string
  /** The address of the form; undefined where no name is typed yet. */
  href: (name: string | undefined) => string
}

/** A command that opens the form of a new thing, with the name that is typed after its word: 'macro Definizione'. */
export const newThingVerb = ({ labelNamed, href, ...verb }: NewThingVerb): PaletteVerb => ({
  ...verb,
  icon: IconPlus,
  search: text => {
    const name = text.trim().slice(0, nameMaxLength) || undefined
    const label = name === undefined ? verb.label() : labelNamed(name)
    return Promise.resolve([{ id: verb.id, icon: IconPlus, label, href: href(name) }])
  },
})
