import { messageLimits } from '@allenio/contract/chat'
import { IconFolder, IconLock } from '@tabler/icons-react'
import { AttachmentsPanel, SavedAnswersPanel, ScheduleButton, SlashMenu } from '#areas/chat-desk'
import { useIsMobile } from '#lib/device'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { IconButton } from '#ui/icon-button'
import { TextArea } from '#ui/text-area'
import { useComposerWords } from './words.ts'
import css from './composer.module.css'
import { useEnterSends } from './enter-sends.ts'
import { MicButton } from './mic-button.tsx'
import { AttachMenu } from './attach-menu.tsx'
import { RecorderBar } from './recorder-bar.tsx'
import { MessageHead } from './reply-bar.tsx'
import { SendButton } from './send-button.tsx'
import { StateLine } from './state-line.tsx'
import { Tray } from './tray.tsx'
import { useComposer, type ComposerProps } from './use-composer.ts'
import { mayRecord } from './use-recorder.ts'

const maxHeight = 140

/** The field for writing a message; if nobody may write, the sentence that says why. */
export function Composer(props: ComposerProps) {
  const { may, closure } = props.conversation
  if (!may.send && !may.note) return <output className={css.closed}>{closure?.message}</output>
  return <OpenComposer {...props} />
}

function OpenComposer(props: ComposerProps) {
  const t = useComposerWords()
  const isMobile = useIsMobile()
  const enterSends = useEnterSends()
  const { conversation, replyTo, onReplyEnd } = props
  const { id, may, clientId } = conversation
  const { field, voice, ...composer } = useComposer(props)
  const { text, files, attached, isNote, isEmpty, isTooLong, openSlash, openPanel } = composer
  const more = may.note
    ? [
        { label: t('fromLibrary'), icon: IconFolder, onClick: () => composer.setOpenPanel('library') },
        ...(isMobile ? [{ label: t('note'), icon: IconLock, onClick: () => composer.switchNote(true) }] : []),
      ]
    : []
  const mayAttach = may.send && !isNote
  return (
    <div className={css.place}>
      <StateLine conversation={conversation} recorder={voice.state} onRecorderRead={voice.forget} />
      {openSlash !== undefined && (
        <SlashMenu
          query={openSlash}
          clientId={clientId}
          field={field}
          onChoose={composer.change}
          onClose={composer.dismissSlash}
          onManage={() => composer.setOpenPanel('answers')}
        />
      )}
      <form
        className={classes(css.composer, isNote && css.asNote)}
        data-focus-frame
        onSubmit={event => {
          event.preventDefault()
          composer.send()
        }}>
        <MessageHead clientId={clientId} replyTo={replyTo} onReplyEnd={onReplyEnd} />
        <Tray files={files} onRemove={composer.remove} attached={attached} onDetach={composer.detach} />
        {voice.isRecording ? (
          <RecorderBar {...voice} onCancel={voice.cancel} onSend={voice.finish} />
        ) : (
          <div className={css.lines}>
            {mayAttach && <AttachMenu onFiles={composer.add} more={more} />}
            {may.note && may.send && isMobile && isNote && (
              <IconButton label={t('note')} icon={IconLock} pressed onClick={() => composer.switchNote(false)} />
            )}
            <div className={css.words}>
              <TextArea
                ref={field}
                label={isNote ? t('writeNote') : t('write')}
                labelHidden
                placeholder={isNote ? t('writeNote') : t('write')}
                minRows={1}
                maxHeight={maxHeight}
                value={text}
                className={css.field}
                enterKeyHint={isMobile ? 'enter' : 'send'}
                error={isTooLong ? t('tooLong', { most: messageLimits.text }) : undefined}
                onChange={event => composer.write(event.target.value)}
                onKeyDown={composer.keyDown}
                onPaste={composer.paste}
                {...(enterSends && !isMobile && openSlash === undefined && { onEnter: composer.send })}
              />
            </div>
            {mayAttach && mayRecord() && isEmpty && <MicButton onPress={voice.start} />}
            {may.note && may.send && !isMobile && (
              <Button
                kind="quiet"
                icon={IconLock}
                aria-pressed={isNote}
                className={css.noteSwitch}
                onClick={() => composer.switchNote(!isNote)}>
                {t('note')}
              </Button>
            )}
            <span className={css.push} />
            {may.schedule && !isNote && (!isMobile || !isEmpty) && (
              <ScheduleButton conversationId={id} onScheduled={composer.finishScheduled} content={composer.scheduledContent} />
            )}
            <SendButton isNote={isNote} isEmpty={isEmpty} isDisabled={isEmpty || isTooLong} />
          </div>
        )}
      </form>
      {openPanel === 'answers' && <SavedAnswersPanel onClose={() => composer.setOpenPanel(undefined)} />}
      {openPanel === 'library' && <AttachmentsPanel onClose={() => composer.setOpenPanel(undefined)} onChoose={composer.attach} />}
    </div>
  )
}
