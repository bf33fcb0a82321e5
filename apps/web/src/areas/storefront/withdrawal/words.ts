import { areaWords } from '#lib/words'

/** The page on which a buyer without an account withdraws from the contract. */
export const useWithdrawalWords = areaWords('withdrawal', {
  common: ['retry'],
  it: {
    title: 'Recedi dal contratto',
    lead: '{{package}}, comprato da {{buyer}} il {{day}} per {{price}}. Venduto da {{business}}.',
    until:
      'Puoi recedere fino al {{day}}, senza dire perché. ' +
      '{{business}} ti restituisce il denaro entro 14 giorni; può trattenere la parte che hai già avuto.',
    begin: 'Recedi dal contratto qui',
    sureTitle: 'Confermi il recesso?',
    sureText: 'Con la conferma dichiari a {{business}} che recedi dal contratto per {{package}}. Non si può annullare.',
    closes: 'Si chiude subito quello che il pacchetto ha aperto: allenamenti, crediti, appuntamenti prenotati e prossimi addebiti.',
    moneyBack: '{{business}} ti restituisce {{money}} entro il {{day}}; può trattenere la parte che hai già avuto.',
    nothingBack: 'Non hai pagato niente, quindi non c’è niente da restituire.',
    keep: 'No, tengo il pacchetto',
    confirm: 'Conferma il recesso',
    doneTitle: 'Recesso ricevuto',
    doneText: 'Lo hai dichiarato {{moment}}. Ti abbiamo mandato la conferma per e-mail.',
    refund: '{{business}} ti restituisce {{money}} entro il {{day}}; può trattenere la parte che hai già avuto.',
    closed: 'Quello che il pacchetto aveva aperto è chiuso.',
    overTitle: 'Il tempo per recedere è passato',
    overText: 'Si poteva recedere fino al {{day}}. Se qualcosa non va, scrivi a {{business}}.',
    deadTitle: 'Questo link non vale',
    deadText: 'Manca un pezzo dell’indirizzo: apri di nuovo il link che sta nella ricevuta.',
    brokenTitle: 'Non riusciamo a leggere l’acquisto',
  },
  en: {
    title: 'Withdraw from the contract',
    lead: '{{package}}, bought by {{buyer}} on {{day}} for {{price}}. Sold by {{business}}.',
    until:
      'You can withdraw until {{day}}, without saying why. ' +
      '{{business}} gives the money back within 14 days; it may keep the part that you have had.',
    begin: 'Withdraw from the contract here',
    sureTitle: 'Do you confirm the withdrawal?',
    sureText: 'By confirming you declare to {{business}} that you withdraw from the contract for {{package}}. It cannot be undone.',
    closes: 'What the package has opened closes at once: workouts, credits, booked appointments and further charges.',
    moneyBack: '{{business}} gives {{money}} back by {{day}}; it may keep the part that you have had.',
    nothingBack: 'You have paid nothing, so there is nothing to give back.',
    keep: 'No, I keep the package',
    confirm: 'Confirm the withdrawal',
    doneTitle: 'Withdrawal received',
    doneText: 'You declared it on {{moment}}. We have sent you the acknowledgement by e-mail.',
    refund: '{{business}} gives {{money}} back by {{day}}; it may keep the part that you have had.',
    closed: 'What the package had opened is closed.',
    overTitle: 'The withdrawal period is over',
    overText: 'You could withdraw until {{day}}. If something is wrong, write to {{business}}.',
    deadTitle: 'This link does not work',
    deadText: 'Part of the address is missing: open the link in the receipt again.',
    brokenTitle: 'We could not read the purchase',
  },
})
