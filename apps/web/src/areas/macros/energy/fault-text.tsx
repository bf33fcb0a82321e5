import { useMe } from '#shell'
import { TextLink } from '#ui/link'
import { Row } from '#ui/layout'
import { hrefOfPlace, placesOf } from './fact-fields.ts'
import { useFactWords } from './fact-words.ts'
import type { Fault } from './faults.ts'
import { useEnergyWords } from './words.ts'

/** Why there is no figure, with the way to where what is missing is entered. */
export function FaultText({ fault, clientId }: { fault: Fault; clientId: string }) {
  const t = useEnergyWords()
  const { reason } = useFactWords()
  const mayEnter = useMe()?.permissions.includes('update clients') ?? false
  return (
    <Row as="span" gap={8} wrap align="baseline">
      <span>{reason(fault)}</span>
      {mayEnter &&
        placesOf(fault.missing).map(place => (
          <TextLink key={place} tone="strong" href={hrefOfPlace(place, clientId)}>
            {t(`add_${place}`)}
          </TextLink>
        ))}
    </Row>
  )
}
