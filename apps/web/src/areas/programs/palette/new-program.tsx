import { createProgram } from '@allenio/contract/programs'
import { IconClipboardPlus } from '@tabler/icons-react'
import { goTo } from '#shell'
import type { PaletteVerb } from '#shell'
import { call } from '#lib/api'
import { areaWords } from '#lib/words'
import { programHref } from '../data.ts'
import { CreateProgram } from '../parts.ts'

const verbWords = areaWords('new program', {
  it: { create: 'Nuovo programma', createNamed: 'Crea il programma «{{title}}»', example: 'programma Forza 4 settimane' },
  en: { create: 'New program', createNamed: 'Create the program “{{title}}”', example: 'program Strength 4 weeks' },
})

const titleMaxLength = 120

/** 'programma Forza 4 settimane' makes it and opens it. */
export const newProgramVerb: PaletteVerb = {
  id: 'new program',
  permission: 'create programs',
  words: { it: ['programma'], en: ['program'] },
  label: () => verbWords.say('create'),
  example: () => verbWords.say('example'),
  icon: IconClipboardPlus,
  search: text => {
    const title = text.trim().slice(0, titleMaxLength)
    const item = { id: 'new program', icon: IconClipboardPlus }
    if (title === '') {
      const dialog = (close: () => void) => <CreateProgram folderId={null} onClose={close} />
      return Promise.resolve([{ ...item, label: verbWords.say('create'), dialog }])
    }
    const send = async () => goTo(programHref(await call(createProgram, { title })))
    return Promise.resolve([{ ...item, label: verbWords.say('createNamed', { title }), send }])
  },
}
