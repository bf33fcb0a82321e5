import { listNotices, type Notice } from '@allenio/contract/notices'
import { IconSpeakerphone } from '@tabler/icons-react'
import { newThingVerb } from '#shell'
import type { PaletteItem, PaletteSource } from '#shell'
import { getAppCache, read } from '#lib/api'
import { areaWords } from '#lib/words'
import { newNoticeHref, noticeHref } from '../data.ts'

const paletteWords = areaWords('notices palette', {
  it: {
    heading: 'Bacheca',
    hint: 'avviso',
    create: 'Nuovo avviso',
    createNamed: 'Nuovo avviso «{{name}}»',
    example: 'avviso Chiusura estiva',
  },
  en: {
    heading: 'Noticeboard',
    hint: 'notice',
    create: 'New notice',
    createNamed: 'New notice “{{name}}”',
    example: 'notice Summer break',
  },
})

export const newNoticeVerb = newThingVerb({
  id: 'new notice',
  permission: 'create notices',
  words: { it: ['avviso'], en: ['notice'] },
  label: () => paletteWords.say('create'),
  labelNamed: name => paletteWords.say('createNamed', { name }),
  example: () => paletteWords.say('example'),
  href: newNoticeHref,
})

const itemOf = ({ id, title }: Notice): PaletteItem => ({
  id: `notice ${id}`,
  label: title,
  hint: paletteWords.say('hint'),
  icon: IconSpeakerphone,
  href: noticeHref(id),
})

const itemsAtMost = 4
const staleMs = 20_000

export const noticeSource: PaletteSource = {
  id: 'notices',
  order: 75,
  permission: 'view notices',
  followsCommands: true,
  heading: () => paletteWords.say('heading'),
  async search(query) {
    const cache = getAppCache()
    const search = query.trim()
    if (!cache || search === '') return []
    const { notices } = await cache.fetchQuery(read(listNotices, { search, page: 1 }, { quiet: true, staleTime: staleMs }))
    return notices.slice(0, itemsAtMost).map(itemOf)
  },
}
