import { IconBell, IconBolt, IconBrandAppstore, IconBrandGooglePlay, IconCloudOff, IconDownload } from '@tabler/icons-react'
import { hrefTo } from '#lib/screens'
import { config } from '#lib/config'
import { useIsInstalled, useIsMobile } from '#lib/device'
import { install, LanguageSwitch, platform, useMayInstall, useMe, useProductName, type Me } from '#shell'
import { Logo } from '#ui/brand'
import { Button, ButtonLink } from '#ui/button'
import { Icon } from '#ui/icon'
import { BareList } from '#ui/layout'
import { Link } from '#ui/link'
import { QrCode } from '#ui/qr-code'
import { Text, Title } from '#ui/text'
import { InstallSteps } from './install-steps.tsx'
import css from './page.module.css'
import { useWords } from './words.ts'

/** How the app gets onto this device, and from a computer onto the phone beside it. */
export function Page() {
  const t = useWords()
  const brand = useProductName()
  const isMobile = useIsMobile()
  const me = useMe()
  const app = me?.custom_app
  const hasStores = Boolean(app?.ios_url ?? app?.android_url)
  const home = me ? hrefTo('/home') : hrefTo('/')
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Link href={home} className={css.brand} aria-label={t('home', { brand })}>
          {app?.logo_url ? (
            <img src={app.logo_url} alt="" className={css.ownLogo} width={40} height={40} />
          ) : (
            <Logo brand={config.brand} height={22} decorative />
          )}
        </Link>
        <LanguageSwitch />
      </header>
      <div className={css.content}>
        <div>
          <Title level={1} className={css.title}>
            {t('title', { brand })}
          </Title>
          <Text tone={2} prose className={css.lead}>
            {t(hasStores ? 'leadStores' : 'lead')}
          </Text>
          {app && hasStores && <StoreLinks app={app} />}
          <InstallNow />
          <InstallSteps />
        </div>
        {!isMobile && <ScanCode />}
      </div>
      <Reasons />
    </div>
  )
}

/** The business's own app in the stores: that of the device comes first. */
function StoreLinks({ app }: { app: NonNullable<Me['custom_app']> }) {
  const t = useWords()
  const links = [
    { store: 'ios', href: app.ios_url, label: t('appStore'), icon: IconBrandAppstore },
    { store: 'android', href: app.android_url, label: t('googlePlay'), icon: IconBrandGooglePlay },
  ].filter(({ href }) => href !== null)
  const here = platform()
  return (
    <div className={css.now}>
      {links
        .toSorted((one, other) => Number(other.store === here) - Number(one.store === here))
        .map(({ store, href, label, icon }, place) => (
          <ButtonLink key={store} kind={place === 0 ? 'primary' : 'secondary'} size="large" icon={icon} href={href ?? ''} target="_blank">
            {label}
          </ButtonLink>
        ))}
    </div>
  )
}

function InstallNow() {
  const t = useWords()
  const isInstalled = useIsInstalled()
  const mayInstall = useMayInstall()
  if (isInstalled) {
    return (
      <div className={css.now}>
        <Text tone="done" weight={500}>
          {t('installed')}
        </Text>
        <ButtonLink kind="primary" href={hrefTo('/home')}>
          {t('open')}
        </ButtonLink>
      </div>
    )
  }
  if (!mayInstall) return null
  return (
    <div className={css.now}>
      <Button kind="primary" size="large" icon={IconDownload} onClick={() => void install()}>
        {t('now')}
      </Button>
    </div>
  )
}

function ScanCode() {
  const t = useWords()
  const address = `${location.origin}/download-app`
  return (
    <aside className={css.scan}>
      <QrCode text={address} label={t('scanLabel', { address })} size={216} />
      <div>
        <Text size={16}>{t('scan')}</Text>
        <Text tone={2}>{t('scanText')}</Text>
        <Text tone={3} size="small" breaks className={css.address}>
          {address.replace(/^https?:\/\//, '')}
        </Text>
      </div>
    </aside>
  )
}

function Reasons() {
  const t = useWords()
  const reasons = [
    { icon: IconBolt, title: t('quick'), text: t('quickText') },
    { icon: IconCloudOff, title: t('offline'), text: t('offlineText') },
    { icon: IconBell, title: t('news'), text: t('newsText') },
  ]
  return (
    <BareList className={css.reasons}>
      {reasons.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon of={icon} size={22} />
          <Title level={2} size={16}>
            {title}
          </Title>
          <p>{text}</p>
        </li>
      ))}
    </BareList>
  )
}
