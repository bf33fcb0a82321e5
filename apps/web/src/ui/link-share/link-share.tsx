import { IconDownload, IconShare2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { CopyField } from '#ui/copy-field'
import { Row, Stack } from '#ui/layout'
import { QrCode } from '#ui/qr-code'
import { useWords } from '#ui/words'
import css from './link-share.module.css'
import { saveQrPng, saveQrSvg } from './qr-file.ts'

export interface LinkShareProps {
  url: string
  label: string
  /** The name of the downloaded code, without its ending. */
  fileName: string
  /** Stands before the link in the message that is shared. */
  shareText?: string
  /** The link leads nowhere now. */
  isOff?: boolean
  /** More buttons beside the one that shares. */
  actions?: ReactNode
  children?: ReactNode
}

/** A link to copy, to send, to scan from the screen or to print as a code. */
export function LinkShare({ url, label, fileName, shareText, isOff = false, actions, children }: LinkShareProps) {
  const words = useWords()
  const share = () => void navigator.share({ ...(shareText !== undefined && { text: shareText }), url }).catch(() => undefined)
  const canShare = 'share' in navigator
  return (
    <div className={css.link}>
      <Stack gap={10} className={css.code} data-off={isOff || undefined}>
        <QrCode text={url} label={words.qrOf(url)} size={184} />
        <Button size="small" icon={IconDownload} onClick={() => saveQrPng(url, fileName)}>
          {words.downloadPng}
        </Button>
        <Button size="small" icon={IconDownload} onClick={() => saveQrSvg(url, fileName)}>
          {words.downloadSvg}
        </Button>
      </Stack>
      <Stack gap={16}>
        <CopyField label={label} value={url} />
        {(canShare || actions) && (
          <Row gap={8} wrap align="stretch">
            {canShare && (
              <Button icon={IconShare2} onClick={share}>
                {words.share}
              </Button>
            )}
            {actions}
          </Row>
        )}
        {children}
      </Stack>
    </div>
  )
}
