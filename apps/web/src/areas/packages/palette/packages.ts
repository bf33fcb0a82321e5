import { listPackages } from '@allenio/contract/packages'
import { IconPackage } from '@tabler/icons-react'
import { newThingVerb, type PaletteSource } from '#shell'
import { getAppCache, read } from '#lib/api'
import { hrefTo } from '#lib/screens'
import { areaWords } from '#lib/words'
import { packageHref } from '../data.ts'

const paletteWords = areaWords('packages palette', {
  it: {
    heading: 'Pacchetti',
    package: 'pacchetto',
    create: 'Nuovo pacchetto',
    createNamed: 'Nuovo pacchetto «{{name}}»',
    example: 'pacchetto Corso base',
  },
  en: {
    heading: 'Packages',
    package: 'package',
    create: 'New package',
    createNamed: 'New package “{{name}}”',
    example: 'package Base course',
  },
})

/** 'pacchetto Corso base' opens the form with this name. */
export const newPackageVerb = newThingVerb({
  id: 'new package',
  permission: 'create workout packages',
  words: { it: ['pacchetto'], en: ['package'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: name => hrefTo('/workoutPackages/create', { search: { name } }),
})

export const packageSource: PaletteSource = {
  id: 'packages',
  order: 64,
  permission: 'view workout packages',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  search: async query =>
    (await findPackages(query)).map(({ id, name }) => ({
      id: `package ${id}`,
      label: name,
      hint: paletteWords.say('package'),
      icon: IconPackage,
      href: packageHref(id),
    })),
}

const itemsAtMost = 6
const staleMs = 20_000

async function findPackages(typed: string) {
  const cache = getAppCache()
  const search = typed.trim()
  if (!cache || search === '') return []
  return (await cache.fetchQuery(read(listPackages, { search, page: 1 }, { quiet: true, staleTime: staleMs }))).packages.slice(
    0,
    itemsAtMost,
  )
}
