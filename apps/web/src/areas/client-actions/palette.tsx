import { IconListCheck } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { areaWords } from '#lib/words'
import { AskClient } from './dialogs.ts'

const paletteWords = areaWords('client actions palette', {
  it: { assign: 'Assegna un compito', assignTo: 'Compito per {{clientName}}', example: 'compito Marco' },
  en: { assign: 'Assign a task', assignTo: 'Task for {{clientName}}', example: 'task Marco' },
})

export const taskVerb = clientVerb({
  id: 'task for',
  permission: 'update clients',
  words: { it: ['compito', 'assegna'], en: ['task', 'assign'] },
  label: () => paletteWords.say('assign'),
  example: () => paletteWords.say('example'),
  icon: IconListCheck,
  item: client => ({
    label: paletteWords.say('assignTo', { clientName: client.name }),
    dialog: close => <AskClient client={client} onClose={close} />,
  }),
})
