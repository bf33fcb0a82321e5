import { appFileMaxBytes, appNameAtMost, type CustomApp } from '@allenio/contract/custom-apps'
import { saveCustomApp } from '@allenio/contract/forms/custom-apps'
import { parseAppColor } from '@allenio/domain/custom-apps'
import { useWatch } from 'react-hook-form'
import { useCall } from '#lib/api'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { Button } from '#ui/button'
import { FormBody } from '#ui/form'
import { Row, Stack } from '#ui/layout'
import { PictureUpload } from '#ui/picture-upload'
import { Text } from '#ui/text'
import { TextField } from '#ui/text-field'
import { AppPhone } from '../phone/app-phone.tsx'
import { useCustomAppWords } from '../words.ts'
import { ColorField } from './color-field.tsx'
import css from './form.module.css'
import { LogoFault, LogoFrame, useLogoWords } from './logo.tsx'

const schema = saveCustomApp.input.pick({ name: true, mainColor: true })

interface StepProps {
  app: CustomApp
  onNext: () => void
}

/** Name, colour and logo, with the phone that shows them at once. */
export function LookStep({ app, onNext }: StepProps) {
  const t = useCustomAppWords()
  const form = useEndpointForm({
    endpoint: saveCustomApp,
    schema,
    start: { name: app.name, mainColor: app.mainColor ?? '' },
    check: ({ mainColor }) => ({ mainColor: mainColor && parseAppColor(mainColor) === undefined ? t('colorWrong') : undefined }),
    toInput: values => values,
    onSaved: onNext,
  })
  const [name, mainColor] = useWatch({ control: form.control, name: ['name', 'mainColor'] })
  return (
    <div className={css.beside}>
      <FormBody form={form} gap={20}>
        <TextField label={t('name')} hint={t('nameHint')} maxLength={appNameAtMost} {...form.field('name')} />
        <ColorField {...useFormValue(form, 'mainColor')} />
        <LogoField app={app} />
        <Row>
          <Button kind="primary" type="submit" isBusy={form.isBusy}>
            {t('continue')}
          </Button>
        </Row>
      </FormBody>
      <AppPhone name={name ?? ''} color={parseAppColor(mainColor ?? '') ?? null} logo={app.logo?.url ?? null} />
    </div>
  )
}

function LogoField({ app: { logo } }: Pick<StepProps, 'app'>) {
  const t = useCustomAppWords()
  const { mutateAsync } = useCall(saveCustomApp, { quiet: true })
  return (
    <Stack gap={8}>
      <Text weight={500}>{t('logo')}</Text>
      <PictureUpload
        purpose="custom app logo"
        maxBytes={appFileMaxBytes}
        hasPicture={logo !== null}
        draw={preview => <LogoFrame picture={preview ?? logo?.url ?? null} />}
        save={logoUploadId => mutateAsync({ logoUploadId })}
        remove={() => mutateAsync({ removeLogo: true })}
        words={useLogoWords()}
        hint={max => t('logoHint', { max })}
      />
      <LogoFault logo={logo} />
    </Stack>
  )
}
