import type { PaperDay, PaperWeek, PaperWorkout, ProgramPaper } from '@allenio/contract/program-paper'
import { classes } from '#ui/classes'
import { CoverImage } from '#ui/cover-image'
import { Row } from '#ui/layout'
import { Text, Title } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import css from './pdf.module.css'

/** The program as it stands on paper, which is white in every scheme. */
export function ProgramSheet({ paper }: { paper: ProgramPaper }) {
  const { title, client, description, brand, weeks, words, language, pageBreak } = paper
  return (
    <article
      className={css.sheet}
      data-scheme="light"
      lang={language}
      data-break={pageBreak}
      style={{ borderTopColor: brand?.color ?? undefined }}>
      {brand && (
        <div className={css.brand}>
          {brand.logo && <img src={brand.logo} width={40} height={40} alt="" className={css.logo} />}
          <div>
            <b>{brand.name}</b>
            <Text size="small" tone={2}>
              {brand.contact.join(' · ')}
            </Text>
          </div>
        </div>
      )}
      <p className={css.title}>{title}</p>
      {client && <Text tone={2}>{client}</Text>}
      <Note text={description} />
      {weeks.length === 0 && <Note text={words.noWeeks} />}
      {weeks.map(week => (
        <Week key={week.id} week={week} paper={paper} />
      ))}
    </article>
  )
}

const Note = ({ text }: { text: string }) =>
  text && (
    <Text tone={2} size="small" className={css.note}>
      {text}
    </Text>
  )

function Week({ week: { title, name, note, days }, paper }: { week: PaperWeek; paper: ProgramPaper }) {
  return (
    <section className={css.week}>
      <Title level={2} size={20}>
        {title} {name && <span className={css.aside}>{name}</span>}
      </Title>
      <Note text={note} />
      {days.map(day => (
        <Day key={day.id} day={day} weekTitle={title} paper={paper} />
      ))}
    </section>
  )
}

interface DayProps {
  day: PaperDay
  weekTitle: string
  paper: ProgramPaper
}

function Day({ day: { title, name, note, workouts }, weekTitle, paper }: DayProps) {
  return (
    <section className={css.day}>
      <Title level={3} size={16}>
        {title} {name && <span className={css.aside}>{name}</span>}
      </Title>
      <Note text={note} />
      {workouts.length === 0 && <Note text={paper.words.noWorkout} />}
      {workouts.map(workout => (
        <Workout key={workout.id} workout={workout} place={`${weekTitle}, ${title}`} {...paper} />
      ))}
    </section>
  )
}

interface WorkoutProps extends Pick<ProgramPaper, 'headings' | 'pictures'> {
  workout: PaperWorkout
  /** Its week and day. */
  place: string
}

/** An exercise without a picture leaves its place empty, so that the names stand below one another. */
function Picture({ address, hasRoom }: { address: string | undefined; hasRoom: boolean }) {
  if (!hasRoom) return null
  return <span className={css.picture}>{address && <CoverImage src={address} />}</span>
}

function Workout({ workout: { name, note, groups }, place, headings, pictures }: WorkoutProps) {
  const { mark, exercise, cells, empty } = headings
  const hasPictures = Object.keys(pictures).length > 0
  return (
    <>
      {name && (
        <Text weight={600} className={css.name}>
          {name}
        </Text>
      )}
      <Note text={note} />
      {groups.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls inside, so the keyboard must be able to
        <section className={css.scroller} tabIndex={0} aria-label={[place, name].filter(Boolean).join(', ')}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>{mark}</VisuallyHidden>
                </th>
                <th scope="col">{exercise}</th>
                {cells.map(heading => (
                  <th key={heading} scope="col" className={css.figure}>
                    {heading}
                  </th>
                ))}
                {empty.map(heading => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(rows => (
              <tbody key={rows[0]?.id} className={classes(rows.length > 1 && css.superset)}>
                {rows.map(row => (
                  <tr key={row.id}>
                    <td className={css.mark}>{row.mark}</td>
                    <th scope="row" className={css.exercise}>
                      <Row gap={8}>
                        <Picture address={pictures[row.picture ?? '']} hasRoom={hasPictures} />
                        <div>
                          {row.name}
                          <Note text={[...row.sets, row.note].filter(Boolean).join('\n')} />
                        </div>
                      </Row>
                    </th>
                    {row.cells.map((cell, index) => (
                      <td key={cells[index]} className={css.figure}>
                        {cell}
                      </td>
                    ))}
                    {empty.map(heading => (
                      <td key={heading} className={css.box}>
                        {/* a pencil writes here */}
                        {'\u00A0'}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </section>
      )}
    </>
  )
}
