import type { ProfessionalProfile } from '@allenio/contract/professionals'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import css from './professional.module.css'
import { useProfessionalWords } from './words.ts'

/** The block as it stands at the end of a PDF, on white as paper is. */
export function SignedSample({ profile }: { profile: ProfessionalProfile }) {
  const t = useProfessionalWords()
  const { day } = useFormats()
  const today = useToday()
  const { name, title, register, registerNumber, practiceAddress, signature, stamp } = profile
  const number = registerNumber && t('number', { number: registerNumber })
  const lines = [[register, number].filter(Boolean).join(', '), practiceAddress].filter(Boolean)
  if (lines.length === 0 && !title && !signature && !stamp) return null
  return (
    <Stack gap={8}>
      <Text weight={500}>{t('sample')}</Text>
      <div className={css.sample}>
        <div>
          <small>{t('issued', { day: day(today) })}</small>
          <strong>{[title, name].filter(Boolean).join(' ')}</strong>
          {lines.map(line => (
            <small key={line}>{line}</small>
          ))}
        </div>
        <div>
          {stamp && <img src={stamp} alt={t('stamp')} />}
          {signature && <img src={signature} alt={t('signature')} />}
        </div>
      </div>
    </Stack>
  )
}
