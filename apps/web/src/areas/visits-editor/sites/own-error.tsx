import { getMeasurementError, type MeasurementError } from '@allenio/contract/visits'
import { errorKinds, errorOfVisits } from '@allenio/domain/visits'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useFormats } from '#lib/formats'
import { useSelected } from '#lib/store'
import { InfoTip } from '#ui/info-tip'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useEditor } from '../session.ts'
import { useSiteWords } from './words.ts'

type Errors = Readonly<Record<(typeof errorKinds)[number], MeasurementError | null>>

const errorQuery = read(getMeasurementError, {}, { quiet: true, isStored: true })

/** How far one's own readings are from each other: over one's last visits, where they are known, and in this one. */
export function OwnError() {
  const t = useSiteWords()
  const { decimal } = useFormats()
  const own = useQuery(errorQuery).data
  const cells = useSelected(useEditor().settled, state => state.cells)
  const ofVisit: Errors = { fold: errorOfVisits([cells], 'fold') ?? null, girth: errorOfVisits([cells], 'girth') ?? null }
  const textOf = (errors: Errors) =>
    errorKinds
      .flatMap(kind => {
        const error = errors[kind]
        return error ? [t(`error_${kind}`, { percent: decimal(error.relative, { most: 1 }) })] : []
      })
      .join(' · ')
  const ownText = own ? textOf(own) : ''
  const visitText = textOf(ofVisit)
  if (ownText === '' && visitText === '') return null
  const visitLine = visitText !== '' && t('visitError', { errors: visitText })
  return (
    <Stack gap={4}>
      <Row gap={4}>
        <Text as="span" size="small" tone={2} figures>
          {own && ownText !== '' ? t('ownError', { count: own.visits, errors: ownText }) : visitLine}
        </Text>
        <InfoTip text={t('aboutError')} />
      </Row>
      {ownText !== '' && visitLine && (
        <Text size="small" tone={3} figures>
          {visitLine}
        </Text>
      )}
    </Stack>
  )
}
