import { sexes } from '@allenio/contract/clients'
import { useState } from 'react'
import { useMe } from '#shell'
import { ClientSelect } from '#shell/client-choice'
import { decimalOf, DecimalField, useDecimalText } from '#ui/decimal-field'
import { Stack } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { Text } from '#ui/text'
import { useEditor } from '../../session.ts'
import { nobody, states, typedPerson, type PersonChoice, type TypedPerson } from './choice.ts'
import { choosePerson } from './use-person-of-plan.ts'
import { usePersonWords } from './words.ts'
import { useStored } from '#lib/store'

const kinds = ['nobody', 'client', 'typed'] as const satisfies readonly PersonChoice['kind'][]
type Kind = (typeof kinds)[number]

/** Chooses for whom a plan of the library is judged meanwhile: a client, or somebody of whom only a few facts are known. */
export function PersonChoiceFields() {
  const t = usePersonWords()
  const session = useEditor()
  const choice = useStored(session.person)
  const mayView = useMe()?.permissions.includes('view clients') ?? false
  // a client is one only once somebody was found
  const [kind, setKind] = useState<Kind>(choice.kind)
  const chooseKind = (next: Kind) => {
    setKind(next)
    if (next === 'nobody') choosePerson(session, nobody)
    if (next === 'typed') choosePerson(session, choice.kind === 'typed' ? choice : typedPerson)
  }
  return (
    <Stack gap={16}>
      <SegmentedControl
        label={t('forWhom')}
        size="medium"
        wide
        options={kinds.filter(each => each !== 'client' || mayView).map(value => ({ value, label: t(value) }))}
        value={kind}
        onChange={chooseKind}
      />
      {kind === 'client' && (
        <ClientSelect
          label={t('client')}
          value={choice.kind === 'client' ? choice : undefined}
          onChange={client => choosePerson(session, client ? { kind: 'client', ...client } : nobody)}
        />
      )}
      {kind === 'typed' && choice.kind === 'typed' && <TypedFields person={choice} />}
      <Text size="hint" tone={2} prose>
        {t('forWhomHint')}
      </Text>
    </Stack>
  )
}

const facts = { age: { min: 0, max: 120, decimals: 0 }, weightKg: { min: 1, max: 400, decimals: 1 } } as const

/** Null for what is no number, or none of a person. */
function parseFact(text: string, { min, max, decimals }: (typeof facts)[keyof typeof facts]): number | null {
  const value = decimalOf(text, decimals)
  return value !== undefined && value >= min && value <= max ? value : null
}

function TypedFields({ person }: { person: TypedPerson }) {
  const t = usePersonWords()
  const session = useEditor()
  const textOf = useDecimalText()
  const [age, setAge] = useState(person.age === null ? '' : textOf(person.age))
  const [weight, setWeight] = useState(person.weightKg === null ? '' : textOf(person.weightKg))
  const change = (changes: Partial<TypedPerson>) => choosePerson(session, { ...person, ...changes })
  return (
    <>
      <SegmentedControl
        label={t('sex')}
        options={sexes.map(value => ({ value: `${value}`, label: t(value) }))}
        value={person.sex ?? ''}
        onChange={sex => change({ sex: sexes.find(each => each === sex) ?? null })}
      />
      {person.sex === 'female' && (
        <SegmentedControl
          label={t('state')}
          options={[
            { value: '', label: t('neither') },
            { value: 'pregnancy', label: t('pregnant') },
            { value: 'lactation', label: t('lactating') },
          ]}
          value={person.state ?? ''}
          onChange={next => change({ state: states.find(each => each === next) ?? null })}
        />
      )}
      <DecimalField
        label={t('age')}
        value={age}
        step={1}
        {...facts.age}
        unit={t('years')}
        start={30}
        onChange={text => {
          setAge(text)
          change({ age: parseFact(text, facts.age) })
        }}
      />
      <DecimalField
        label={t('weight')}
        value={weight}
        step={0.5}
        {...facts.weightKg}
        unit="kg"
        start={70}
        onChange={text => {
          setWeight(text)
          change({ weightKg: parseFact(text, facts.weightKg) })
        }}
      />
    </>
  )
}
