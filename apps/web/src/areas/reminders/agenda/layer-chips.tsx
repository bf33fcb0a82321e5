import type { AgendaLayer } from '@allenio/contract/reminders'
import { useQuery } from '@tanstack/react-query'
import { ChoiceChip } from '#ui/choice-chip'
import { Icon } from '#ui/icon'
import { settingsQuery, useSaveLayers } from '../data.ts'
import { useReminderWords } from '../words.ts'
import { layerIcons } from './entries.ts'

/** Shows or hides what other areas bring; the choice is kept for this person. */
export function LayerChips() {
  const t = useReminderWords()
  const { data: settings } = useQuery(settingsQuery())
  const save = useSaveLayers()
  if (!settings || settings.layers.length === 0) return null
  const { layers, hiddenLayers } = settings
  const toggle = (layer: AgendaLayer, isShown: boolean) =>
    save.mutate({ hiddenLayers: isShown ? hiddenLayers.filter(each => each !== layer) : [...hiddenLayers, layer] })
  return (
    <>
      {layers.map(layer => (
        <ChoiceChip
          key={layer}
          type="checkbox"
          checked={!hiddenLayers.includes(layer)}
          onChange={({ target }) => toggle(layer, target.checked)}>
          <Icon of={layerIcons[layer]} size={16} />
          {t(`layer_${layer}`)}
        </ChoiceChip>
      ))}
    </>
  )
}
