import { useQuery } from '@tanstack/react-query'
import { intakeSets } from '@allenio/domain/intakes'
import { ExclusionsPanel } from '#areas/aliments'
import { clientQuery } from '#areas/clients'
import { NeedFigures } from '#areas/macros'
import { SwapHabits } from '#areas/meal-diary'
import { useMe } from '#shell'
import { hrefTo } from '#lib/screens'
import { useStored } from '#lib/store'
import { Stack } from '#ui/layout'
import { TextLink } from '#ui/link'
import { SegmentedControl } from '#ui/segmented-control'
import { Text, Title } from '#ui/text'
import { useEditor } from '../../session.ts'
import type { PersonFacts } from './facts.ts'
import { PersonChoiceFields } from './person-choice.tsx'
import { usePersonText } from './use-person-facts.ts'
import { TargetOffer } from './target-offer.tsx'
import { useIntakeSet } from '#lib/intake-set'
import { usePersonWords } from './words.ts'
import css from './person.module.css'

interface PersonPanelProps {
  facts: PersonFacts
  isFixed: boolean
}

/** The person for whom the plan is judged, the reference, and the facts that matter for planning their food. */
export function PersonPanel({ facts, isFixed }: PersonPanelProps) {
  const t = usePersonWords()
  const { person } = useEditor()
  const choice = useStored(person)
  const [set, chooseSet] = useIntakeSet()
  return (
    <Stack gap={28}>
      {!isFixed && <PersonChoiceFields />}
      {choice.kind === 'client' && <ClientParts clientId={choice.id} facts={facts} />}
      <Stack gap={8} align="start">
        <Title level={3} size={16}>
          {t('reference')}
        </Title>
        <SegmentedControl
          label={t('reference')}
          options={intakeSets.map(value => ({ value, label: value }))}
          value={set}
          onChange={chooseSet}
        />
        <Text size="hint" tone={2} prose>
          {t('referenceHint')}
        </Text>
      </Stack>
    </Stack>
  )
}

function ClientParts({ clientId, facts }: { clientId: string; facts: PersonFacts }) {
  const t = usePersonWords()
  const personText = usePersonText()
  const permissions = useMe()?.permissions ?? []
  const mayView = permissions.includes('view clients')
  const { data: detail } = useQuery({ ...clientQuery(clientId), enabled: mayView })
  if (!mayView) return null
  return (
    <>
      <Stack gap={4}>
        <Title level={3} size={16}>
          {t('facts')}
        </Title>
        <Text figures>{personText(facts) || t('noFacts')}</Text>
        {permissions.includes('update macros') && <NeedFigures clientId={clientId} />}
        <TextLink href={hrefTo('/clients/$id', { id: clientId })}>{t('openRecord')}</TextLink>
      </Stack>
      <Stack gap={4}>
        <Title level={3} size={16}>
          {t('goal')}
        </Title>
        <Text breaks prose tone={detail?.goal ? 1 : 3}>
          {detail?.goal || t('notSaid')}
        </Text>
      </Stack>
      {permissions.includes('update macros') && <TargetOffer clientId={clientId} />}
      <Stack gap={12}>
        <Title level={3} size={16}>
          {t('exclusions')}
        </Title>
        <ExclusionsPanel clientId={clientId} />
      </Stack>
      {permissions.includes('update meal plans') && (
        <div className={css.habits}>
          <SwapHabits clientId={clientId} />
        </div>
      )}
    </>
  )
}
