import type { Wording } from '@allenio/contract'
import { visitLimits, type AnamnesisTie } from '@allenio/contract/visits'

const picks = (it: string, en: string): readonly Wording[] => {
  const english = en.split(', ')
  return it.split(', ').map((text, at) => ({ it: text, en: english[at] ?? text }))
}

/** Usual answers of an anamnesis, in the words of both sides: a press writes them into the text, and a client ticks them in a survey. */
export const anamnesisPicks = {
  reason: picks(
    'Perdere peso, Aumentare la massa, Esami alterati, Disturbi digestivi, Sport, Gravidanza, Mangiare meglio',
    'Lose weight, Gain mass, Altered blood tests, Digestive trouble, Sport, Pregnancy, Eat better',
  ),
  goal: picks(
    'Perdere peso, Mantenere il peso, Più energia, Prestazione sportiva, Migliorare gli esami, Meno gonfiore',
    'Lose weight, Keep the weight, More energy, Sports performance, Better blood tests, Less bloating',
  ),
  weightHistory: picks(
    'Peso stabile, Aumento recente, Calo recente, Peso che oscilla, Diete in passato, Aumento dopo una gravidanza',
    'Stable weight, Recent gain, Recent loss, Weight that swings, Diets in the past, Gain after a pregnancy',
  ),
  ownIllnesses: picks(
    'Ipertensione, Colesterolo alto, Diabete, Prediabete, Ipotiroidismo, Tiroidite, Reflusso, Colon irritabile, ' +
      'Celiachia, Anemia, Fegato grasso, Ovaio policistico, Osteoporosi',
    'High blood pressure, High cholesterol, Diabetes, Prediabetes, Hypothyroidism, Thyroiditis, Reflux, Irritable ' +
      'bowel, Coeliac disease, Anaemia, Fatty liver, Polycystic ovary, Osteoporosis',
  ),
  familyIllnesses: picks(
    'Diabete, Ipertensione, Malattie di cuore, Ictus, Colesterolo alto, Obesità, Tumori, Malattie della tiroide, Celiachia',
    'Diabetes, High blood pressure, Heart disease, Stroke, High cholesterol, Obesity, Cancer, Thyroid disease, Coeliac disease',
  ),
  drugs: picks(
    'Per la pressione, Statina, Metformina, Insulina, Levotiroxina, Gastroprotettore, Contraccettivo, ' +
      'Antidepressivo, Cortisone, Anticoagulante',
    'For blood pressure, Statin, Metformin, Insulin, Levothyroxine, Antacid, Contraceptive, Antidepressant, Cortisone, Anticoagulant',
  ),
  supplements: picks(
    'Vitamina D, Ferro, Magnesio, Omega 3, Multivitaminico, Probiotici, Proteine in polvere, Creatina',
    'Vitamin D, Iron, Magnesium, Omega 3, Multivitamin, Probiotics, Protein powder, Creatine',
  ),
  digestion: picks(
    'Regolare, Stitichezza, Diarrea, Gonfiore, Bruciore di stomaco, Digestione lenta, Nausea',
    'Regular, Constipation, Diarrhoea, Bloating, Heartburn, Slow digestion, Nausea',
  ),
  sleep: picks(
    'Sonno buono, Meno di 6 ore, Fatica ad addormentarsi, Risvegli notturni, Apnee, Turni di notte',
    'Good sleep, Less than 6 hours, Trouble falling asleep, Waking at night, Apnoea, Night shifts',
  ),
  stress: picks('Poco, Medio, Molto, Per il lavoro, In famiglia, Fame nervosa', 'Little, Medium, A lot, From work, At home, Stress eating'),
  smoke: picks(
    'Mai, In passato, Fino a 10 al giorno, Più di 10 al giorno, Sigaretta elettronica',
    'Never, In the past, Up to 10 a day, More than 10 a day, E-cigarette',
  ),
  alcohol: picks(
    'Mai, Nel fine settimana, Un bicchiere al giorno, Due o più al giorno, Vino, Birra, Superalcolici',
    'Never, At weekends, One glass a day, Two or more a day, Wine, Beer, Spirits',
  ),
  exercise: picks(
    'Nessuna, Camminata, Palestra, Corsa, Bicicletta, Nuoto, Sport di squadra, Yoga o pilates, 1-2 volte a ' +
      'settimana, 3 o più volte a settimana',
    'None, Walking, Gym, Running, Cycling, Swimming, Team sport, Yoga or pilates, 1-2 times a week, 3 or more times a week',
  ),
  work: picks(
    'Seduto, In piedi, In movimento, Fisico pesante, Su turni, Da casa, Pranzo fuori casa',
    'Sitting, Standing, On the move, Heavy physical work, Shifts, From home, Lunch away from home',
  ),
  cycle: picks('Regolare, Irregolare, Assente, Dolori forti, Menopausa', 'Regular, Irregular, Absent, Strong pain, Menopause'),
  pregnancy: picks(
    'Nessuna, In gravidanza, In allattamento, In cerca di una gravidanza, Gravidanze in passato',
    'None, Pregnant, Breastfeeding, Trying to conceive, Pregnancies in the past',
  ),
  habits: picks(
    'Colazione saltata, Spuntini frequenti, Pasti veloci, Cena tardi, Poca acqua, Poca verdura, Bevande zuccherate, ' +
      'Dolci ogni giorno, Spesso fuori casa',
    'Skipped breakfast, Frequent snacks, Fast meals, Late dinner, Little water, Few vegetables, Sugary drinks, ' +
      'Sweets every day, Often eating out',
  ),
  dislikes: picks(
    'Pesce, Verdura, Legumi, Latticini, Uova, Frutta, Carne rossa, Funghi',
    'Fish, Vegetables, Legumes, Dairy, Eggs, Fruit, Red meat, Mushrooms',
  ),
  dayRecall: [],
  allergies: picks(
    'Latte, Lattosio, Glutine, Uova, Frutta a guscio, Arachidi, Pesce, Crostacei, Soia, Nichel, Farmaci, Pollini',
    'Milk, Lactose, Gluten, Eggs, Nuts, Peanuts, Fish, Crustaceans, Soya, Nickel, Drugs, Pollen',
  ),
} as const satisfies Record<AnamnesisTie, readonly Wording[]>

/** The parts of a text with the signs between them. */
const partsOf = (text: string): string[] => text.split(/([,;\n])/)

const placeOf = (parts: readonly string[], pick: string): number =>
  parts.findIndex(part => part.trim().toLowerCase() === pick.toLowerCase())

/** Whether a text names a usual answer, between commas or on a line of its own. */
export const hasPick = (text: string, pick: string): boolean => placeOf(partsOf(text), pick) >= 0

/** Writes a usual answer behind a text, or takes it out again. */
export function togglePick(text: string, pick: string): string {
  const parts = partsOf(text)
  const at = placeOf(parts, pick)
  if (at >= 0) {
    const others = at === 0 ? parts.slice(1) : parts.toSpliced(at - 1, 2)
    return others.join('').replace(/^[,;\s]+/, '')
  }
  const before = text.trimEnd()
  const next = before === '' ? pick : `${before}${/[,;:]$/.test(before) ? ' ' : ', '}${pick}`
  return next.length > visitLimits.text ? text : next
}

/** What the client has answered goes behind what is there, unless it is there already. */
export function withAnswer(text: string, answer: string): string {
  const [before, added] = [text.trim(), answer.trim()]
  if (before === '' || added === '') return before || added
  return before.toLowerCase().includes(added.toLowerCase()) ? before : `${before}\n${added}`.slice(0, visitLimits.text)
}
