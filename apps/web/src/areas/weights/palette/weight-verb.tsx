import { addWeights, deleteWeight, weightRange } from '@allenio/contract/weights'
import { IconScaleOutline } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { call, reportCallError } from '#lib/api'
import { formats } from '#lib/formats'
import { lazyPart } from '#lib/lazy-part'
import { areaWords } from '#lib/words'
import { toast } from '#ui/toast'
import { dayFault, kgFault } from '../entry/weight-schema.ts'
import { useWeightWords } from '../words.ts'
import { isWeighIn, readWeighIn, splitWeighIn } from './weigh-in.ts'

const WeightDialog = lazyPart(() => import('../entry/weight-dialog.tsx'), 'WeightDialog')

const paletteWords = areaWords('weights palette', {
  it: {
    add: 'Aggiungi peso',
    addTo: 'Peso di {{clientName}}',
    addKgTo: '{{kg}} kg a {{clientName}}',
    added: '{{clientName}}: {{kg}} kg, {{day}}',
    today: 'oggi',
    example: 'peso Marco 78,4',
    undo: 'Annulla',
    undone: 'Pesata annullata',
  },
  en: {
    add: 'Add weight',
    addTo: 'Weight of {{clientName}}',
    addKgTo: '{{kg}} kg for {{clientName}}',
    added: '{{clientName}}: {{kg}} kg, {{day}}',
    today: 'today',
    example: 'weight Marco 78.4',
    undo: 'Undo',
    undone: 'Weigh-in undone',
  },
})

interface WeighIn {
  client: { id: string; name: string }
  kg: number
  day: string
  dayText: string
}

/** Writes the weight, and offers to take it back: the palette is fast, and so is a slip. */
async function addWeight({ client: { id, name }, kg, day, dayText }: WeighIn): Promise<void> {
  const { weights } = await call(addWeights, { id, weights: [{ kg, day, note: '' }] })
  const t = paletteWords.say
  const undo = async () => {
    for (const weight of weights) await call(deleteWeight, { id, weightId: weight.id })
    toast({ type: 'success', text: t('undone') })
  }
  toast({
    type: 'success',
    text: t('added', { clientName: name, kg: kgText(kg), day: dayText }),
    buttons: [{ text: t('undo'), onClick: () => void undo().catch(error => reportCallError(error)) }],
  })
}

/** Beside a row there is room for a short sentence only. */
function faultOf({ kg, day, today }: { kg: number | undefined; day: string | undefined; today: string }): string | undefined {
  const t = useWeightWords.say
  if (kg === undefined) return t('kgMissing')
  if (kgFault(String(kg), t)) return t('rangeShort', weightRange)
  return day === undefined ? t('dayUnclear') : dayFault(day, { t, today })
}

const kgText = (kg: number) => formats().decimal(kg, { most: 2 })

export const weightVerb = clientVerb({
  id: 'weight of',
  permission: 'update clients',
  words: { it: ['peso', 'pesata', 'pesa'], en: ['weight', 'weigh'] },
  label: () => paletteWords.say('add'),
  example: () => paletteWords.say('example'),
  icon: IconScaleOutline,
  isMeant: isWeighIn,
  split: splitWeighIn,
  item: (client, { rest, today }) => {
    const t = paletteWords.say
    const { kg, day } = readWeighIn(rest, today)
    const fault = faultOf({ kg, day, today })
    if (kg === undefined || day === undefined || fault !== undefined) {
      return {
        label: t('addTo', { clientName: client.name }),
        ...(rest !== '' && fault !== undefined && { hint: fault }),
        dialog: close => <WeightDialog clientId={client.id} latest={undefined} onClose={close} />,
      }
    }
    const dayText = day === today ? t('today') : formats().day(day)
    return {
      label: t('addKgTo', { clientName: client.name, kg: kgText(kg) }),
      hint: dayText,
      send: () => addWeight({ client, kg, day, dayText }),
    }
  },
})
