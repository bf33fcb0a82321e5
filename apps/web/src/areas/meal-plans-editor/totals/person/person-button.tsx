import { IconChevronRight, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useStored } from '#lib/store'
import { Icon } from '#ui/icon'
import { BareButton, Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { Ellipsis, Text } from '#ui/text'
import { useEditor } from '../../session.ts'
import type { PersonFacts } from './facts.ts'
import css from './person.module.css'
import { usePersonText } from './use-person-facts.ts'
import { usePersonWords } from './words.ts'
import { PersonPanel } from './person-panel.tsx'

interface PersonButtonProps {
  facts: PersonFacts
  /** The plan was made for one client, so that nobody else can be chosen. */
  isFixed: boolean
}

/** Shows for whom the plan is judged, and opens the panel with their facts. */
export function PersonButton({ facts, isFixed }: PersonButtonProps) {
  const t = usePersonWords()
  const { person } = useEditor()
  const choice = useStored(person)
  const personText = usePersonText()
  const [isOpen, setOpen] = useState(false)
  const name = choice.kind === 'client' ? choice.name : t(choice.kind === 'typed' ? 'typed' : 'forWhom')
  const text = choice.kind === 'nobody' ? t('choose') : personText(facts) || t('noFacts')
  return (
    <>
      <BareButton className={css.person} onClick={() => setOpen(true)}>
        <Icon of={IconUser} />
        <Stack className={css.words}>
          <Ellipsis className={css.name}>{name}</Ellipsis>
          <Text as="span" size="hint" tone={2} figures>
            {text}
          </Text>
        </Stack>
        <Icon of={IconChevronRight} />
      </BareButton>
      <SidePanel opened={isOpen} onClose={() => setOpen(false)} title={choice.kind === 'nobody' ? t('forWhom') : name}>
        {isOpen && <PersonPanel facts={facts} isFixed={isFixed} />}
      </SidePanel>
    </>
  )
}
