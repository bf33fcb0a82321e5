import { areaWords } from '#lib/words'

export const useAttendanceWords = areaWords('reservations attendance', {
  it: {
    title: 'Presenza di {{name}}',
    of: 'Presenza di {{name}}',
    attended: 'Presente',
    'no show': 'Assente',
    excused: 'Giustificato',
    unmark: 'Togli la presenza',
    waits: 'Segnato: parte appena torna la rete',
    unsent: 'da inviare',
    later: 'Chi non segni entro un giorno conta come presente. Si corregge per {{days}} giorni.',
    allPresent: 'Tutti presenti',
  },
  en: {
    title: 'Attendance for {{name}}',
    of: 'Attendance for {{name}}',
    attended: 'Present',
    'no show': 'Absent',
    excused: 'Excused',
    unmark: 'Clear the attendance',
    waits: 'Marked: it is sent when you are back online',
    unsent: 'not sent yet',
    later: 'Anyone you do not mark within a day counts as present. You can correct this for {{days}} days.',
    allPresent: 'All present',
  },
})
