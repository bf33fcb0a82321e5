import { appFilesAtMost, type CustomApp } from '@allenio/contract/custom-apps'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Grid, Row, Stack } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { useCustomAppWords } from '../words.ts'
import { fileMegabytes } from './app-uploads.ts'
import { FilesField } from './files-field.tsx'

interface StepProps {
  app: CustomApp
  onNext: () => void
}

/** Both sides of the identity document, and files that help with the stores. Each is stored as soon as it has arrived. */
export function DocumentsStep({ app: { files }, onNext }: StepProps) {
  const t = useCustomAppWords()
  const { maxFile } = useFormats()
  const ofKind = (kind: 'front' | 'back' | 'file') => files.filter(file => file.kind === kind)
  const others = ofKind('file')
  const max = maxFile(fileMegabytes)
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Title level={2} size={16}>
          {t('identity')}
        </Title>
        <Text tone={2} prose>
          {t('identityText')}
        </Text>
      </Stack>
      <Grid columns={2}>
        <FilesField
          kind="front"
          label={t('front')}
          title={t('dropFront')}
          hint={t('documentHint', { max })}
          files={ofKind('front')}
          atMost={1}
        />
        <FilesField
          kind="back"
          label={t('back')}
          title={t('dropBack')}
          hint={t('documentHint', { max })}
          files={ofKind('back')}
          atMost={1}
        />
      </Grid>
      <Stack gap={8}>
        <Title level={2} size={16}>
          {t('others')}
        </Title>
        <Text tone={2} prose>
          {t('othersText')}
        </Text>
      </Stack>
      <FilesField
        kind="file"
        title={t('dropOther')}
        hint={others.length < appFilesAtMost ? t('othersHint', { count: appFilesAtMost, max }) : t('othersFull', { count: appFilesAtMost })}
        files={others}
        atMost={appFilesAtMost}
      />
      <Row>
        <Button kind="primary" onClick={onNext}>
          {t('continue')}
        </Button>
      </Row>
    </Stack>
  )
}
