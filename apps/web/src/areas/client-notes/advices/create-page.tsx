import { useParam } from '#shell'
import { Section, Sheet } from '#ui/section'
import { useAdviceWords } from './words.ts'
import { AdviceForm } from './advice-form.tsx'

export function Page() {
  const t = useAdviceWords()
  const id = useParam('id')
  return (
    <Sheet>
      <Section title={t('createTitle')} text={t('shared')}>
        <AdviceForm key={id} clientId={id} />
      </Section>
    </Sheet>
  )
}
