import type { ClientDetail } from '@allenio/contract/clients'
import { IconAlertTriangle, IconBandage, IconChevronDown, IconTarget } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#shell'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { BareButton } from '#ui/layout'
import { Popover } from '#ui/popover'
import { Ellipsis } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { clientWarnings } from '../slots.ts'
import { SubscriptionFact } from './subscription-fact.tsx'
import { useDetailWords } from './words.ts'
import css from './facts.module.css'

interface ClientFact {
  id: 'goal' | 'injuries' | 'allergies'
  icon: IconComponent
  isWarning?: true
  text: string
}

const factsOf = ({ goal, injuries, allergies }: ClientDetail): ClientFact[] =>
  [
    { id: 'goal' as const, icon: IconTarget, text: goal },
    { id: 'injuries' as const, icon: IconBandage, isWarning: true as const, text: injuries },
    { id: 'allergies' as const, icon: IconAlertTriangle, isWarning: true as const, text: allergies },
  ].flatMap(({ text, ...fact }) => (text ? [{ ...fact, text }] : []))

/** The goal, and the injuries and allergies that limit the ways to reach it. */
export function Facts({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  return (
    <dl className={css.facts}>
      {factsOf(client).map(({ id, icon, isWarning, text }) => (
        <Fact key={id} isWarning={isWarning} title={t(id)} icon={isWarning && icon}>
          {text}
        </Fact>
      ))}
      <SubscriptionFact client={client} />
    </dl>
  )
}

/**
 * The facts in one line, for screens where somebody plans. The most important ones come first, because the end of the line is cut; a press
 * shows all of them.
 */
export function FactLine({ client }: { client: ClientDetail }) {
  const t = useDetailWords()
  const facts = factsOf(client).toReversed()
  if (facts.length === 0) return null
  return (
    <Popover
      target={(_, toggle) => (
        <BareButton className={css.line} onClick={toggle}>
          {facts.map(({ id, icon, isWarning, text }) => (
            <span key={id} className={css.short} data-warning={isWarning}>
              <Icon of={icon} size={14} />
              <VisuallyHidden>{t(id)}: </VisuallyHidden>
              <Ellipsis>{text}</Ellipsis>
            </span>
          ))}
          <Icon of={IconChevronDown} size={14} />
        </BareButton>
      )}>
      <dl className={css.whole}>
        {facts.map(({ id, icon, isWarning, text }) => (
          <div key={id} className={css.fact} data-warning={isWarning}>
            <dt>
              <Icon of={icon} size={14} />
              {t(id)}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  )
}

/** Warnings about a client that other areas contribute, such as allergies. */
export function Warnings({ clientId }: { clientId: string }) {
  const me = useMe()
  return clientWarnings
    .entries()
    .filter(({ permission }) => me?.permissions.includes(permission))
    .map(({ id, Line }) => <Line key={`${id} ${clientId}`} clientId={clientId} />)
}

// about as many characters as fit into two lines of a quarter of the page
const shortAtMost = 70

interface FactProps {
  title: string
  icon: IconComponent | undefined
  isWarning: true | undefined
  children: string
}

function Fact({ title, icon, isWarning, children }: FactProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.fact} data-warning={isWarning} data-open={isOpen || undefined}>
      <dt>
        {icon && <Icon of={icon} size={14} />}
        {title}
      </dt>
      <dd>
        {children.length <= shortAtMost ? (
          children
        ) : (
          <BareButton className={css.long} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <span>{children}</span>
          </BareButton>
        )}
      </dd>
    </div>
  )
}
