import { weightRange, type ReplaceableWeight } from '@allenio/contract/weights'
import { IconScaleOutline } from '@tabler/icons-react'
import { clientVerb } from '#areas/clients'
import { formats } from '#lib/formats'
import { dayFault, kgFault } from '../entry/faults.ts'
import { useWeightWords } from '../words.ts'
import { findReplaceable, kgText, saveWeight } from './save-weight.ts'
import { isWeighIn, parseWeighIn, splitWeighIn } from './weigh-in.ts'
import { paletteWords } from './words.ts'
import { WeightDialog } from '../dialogs.ts'

/** Says what is wrong, in a short sentence, because a row has little room. */
function faultOf({ kg, day, today }: { kg: number | undefined; day: string | undefined; today: string }): string | undefined {
  const t = useWeightWords.say
  if (kg === undefined) return t('kgMissing')
  if (kgFault(String(kg), t)) return t('rangeShort', weightRange)
  return day === undefined ? t('dayUnclear') : dayFault(day, { t, today })
}

function hintOf(dayText: string, { replaced, isToday }: { replaced: ReplaceableWeight | undefined; isToday: boolean }): string {
  if (!replaced) return dayText
  const kg = kgText(replaced.kg)
  return isToday ? paletteWords.say('replacesToday', { kg }) : paletteWords.say('replacesOn', { kg, day: dayText })
}

export const weightVerb = clientVerb({
  id: 'weight of',
  permission: 'update clients',
  words: { it: ['peso', 'pesata', 'pesa'], en: ['weight', 'weigh'] },
  label: () => paletteWords.say('add'),
  example: () => paletteWords.say('example'),
  icon: IconScaleOutline,
  isMeant: isWeighIn,
  split: splitWeighIn,
  item: async (client, { rest, today }) => {
    const t = paletteWords.say
    const { kg, day } = parseWeighIn(rest, today)
    const fault = faultOf({ kg, day, today })
    if (kg === undefined || day === undefined || fault !== undefined) {
      return {
        label: t('addTo', { clientName: client.name }),
        ...(rest !== '' && fault !== undefined && { hint: fault }),
        dialog: close => <WeightDialog clientId={client.id} latest={undefined} onClose={close} />,
      }
    }
    const isToday = day === today
    const dayText = isToday ? t('today') : formats().day(day)
    const replaced = await findReplaceable(client.id, day)
    return {
      label: t('addKgTo', { clientName: client.name, kg: kgText(kg) }),
      hint: hintOf(dayText, { replaced, isToday }),
      send: () => saveWeight({ client, kg, day, dayText, replaced }),
    }
  },
})
