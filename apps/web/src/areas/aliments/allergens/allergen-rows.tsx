import { allergens, allergenStates, type Allergen, type AllergenState, type AllergenTags } from '@allenio/contract/aliments'
import { allergenState, type AllergenStates } from '@allenio/domain/aliments'
import { useIsMobile } from '#lib/device'
import { BareList } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Select } from '#ui/select'
import { Text } from '#ui/text'
import { useFoodNames } from '../names/names.ts'
import css from './allergens.module.css'
import { useAllergenWords } from './words.ts'

interface AllergenRowsProps {
  value: AllergenStates
  onChange: (choice: AllergenStates) => void
  /** The states that the library gives, of a food of the library. */
  library?: AllergenTags | undefined
}

/** A line for each allergen, which arrow keys change. */
export function AllergenRows({ value, onChange, library }: AllergenRowsProps) {
  return (
    <BareList gap={8}>
      {allergens.map(allergen => (
        <li key={allergen}>
          <AllergenRow
            allergen={allergen}
            state={value[allergen]}
            onChange={state => onChange({ ...value, [allergen]: state })}
            stateOfLibrary={library && allergenState(library, allergen)}
          />
        </li>
      ))}
    </BareList>
  )
}

interface AllergenRowProps {
  allergen: Allergen
  state: AllergenState
  onChange: (state: AllergenState) => void
  stateOfLibrary: AllergenState | undefined
}

/** A phone has no room for four choices side by side. */
function AllergenRow({ allergen, state, onChange, stateOfLibrary }: AllergenRowProps) {
  const t = useAllergenWords()
  const names = useFoodNames()
  const isMobile = useIsMobile()
  const name = names.allergen(allergen)
  const options = allergenStates.map(each => ({ value: each, label: names.state(each) }))
  const difference =
    stateOfLibrary !== undefined && stateOfLibrary !== state
      ? t('ofLibrary', { state: names.state(stateOfLibrary).toLowerCase() })
      : undefined
  if (isMobile) {
    const choose = (text: string) => onChange(allergenStates.find(each => each === text) ?? 'not known')
    return <Select label={name} hint={difference} options={options} value={state} onChange={event => choose(event.target.value)} />
  }
  return (
    <div className={css.row}>
      <Text as="div">
        {name}
        {difference && (
          <Text as="div" size="small" tone={3}>
            {difference}
          </Text>
        )}
      </Text>
      <SegmentedControl label={name} options={options} value={state} onChange={onChange} />
    </div>
  )
}
