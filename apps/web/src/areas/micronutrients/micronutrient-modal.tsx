import { nutrientGroups } from '@allenio/contract/aliments'
import { presetMicronutrients, type Micronutrient } from '@allenio/contract/micronutrients'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Modal } from '#ui/modal'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { useWords } from '#ui/words'
import { chosenOf, codesOf, findNutrients, withCodes } from './choice.ts'
import type { Choice } from './choice.ts'
import { micronutrientsQuery, useChooseMicronutrients } from './data.ts'
import { NutrientGroupChoice } from './nutrient-group-choice.tsx'
import { useMicronutrientWords } from './words.ts'

/** All nutrients by group, of which everybody chooses their own. */
export function MicronutrientModal({ onClose }: { onClose: () => void }) {
  const t = useMicronutrientWords()
  const words = useWords()
  const query = useQuery(micronutrientsQuery())
  const [choice, setChoice] = useState<Choice>()
  const { mutate, isPending } = useChooseMicronutrients(() => {
    toast({ type: 'success', text: t('saved') })
    onClose()
  })
  const save = () => (choice ? mutate({ micronutrient_ids: codesOf(choice) }) : onClose())
  return (
    <Modal
      opened
      onClose={onClose}
      closesOnOutside={choice === undefined}
      title={t('title')}
      text={t('text')}
      size="large"
      foot={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="primary" isBusy={isPending} onClick={save}>
            {words.save}
          </Button>
        </>
      }>
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonLines lines={8} />}>
        {({ micronutrients }) => (
          <Choices micronutrients={micronutrients} choice={choice ?? chosenOf(micronutrients)} onChange={setChoice} />
        )}
      </Loaded>
    </Modal>
  )
}

interface ChoicesProps {
  micronutrients: readonly Micronutrient[]
  choice: Choice
  onChange: (choice: Choice) => void
}

function Choices({ micronutrients, choice, onChange }: ChoicesProps) {
  const t = useMicronutrientWords()
  const [search, setSearch] = useState('')
  const found = findNutrients(micronutrients, search)
  return (
    <Stack gap={20}>
      <TextField
        label={t('search')}
        labelHidden
        type="search"
        placeholder={t('search')}
        icon={IconSearch}
        value={search}
        data-autofocus
        onChange={event => setSearch(event.target.value)}
        onClear={() => setSearch('')}
      />
      <Row gap={12} justify="between" wrap>
        <Text as="output" tone={2}>
          {t('chosen', { count: choice.size })}
        </Text>
        <Button size="small" onClick={() => onChange(new Set(presetMicronutrients))}>
          {t('preset', { count: presetMicronutrients.length })}
        </Button>
      </Row>
      {found.length === 0 && <Text tone={2}>{t('none')}</Text>}
      {nutrientGroups.map(group => {
        const members = found.filter(each => each.group === group)
        if (members.length === 0) return null
        return (
          <NutrientGroupChoice
            key={group}
            group={group}
            members={members}
            choice={choice}
            onChange={(codes, isOn) => onChange(withCodes(choice, codes, isOn))}
          />
        )
      })}
    </Stack>
  )
}
