import type { ActivityLevel, MetabolicFormulaName } from '@allenio/contract/macros'
import type { VisitCells, BodyFatFormulaName } from '@allenio/contract/visits'

interface DemoNote {
  daysAgo: number
  note: string
  privateNote?: string
  /** The laboratory has found it since the visit before. */
  laboratory?: readonly { name: string; value: string; unit: string }[]
}

export interface DemoVisitor {
  name: string
  /** The first visit first. */
  visits: readonly DemoNote[]
  anamnesis: VisitCells
  activityLevel: ActivityLevel
  measurementType?: 'BIA'
  fatFormula?: BodyFatFormulaName
  metabolicFormula?: MetabolicFormulaName
  nextInDays?: number
  /** The client does not read these visits. */
  isPrivate?: true
  /** Somebody was called away from the last visit. */
  isLastDraft?: true
}

/** By the names of the demo's people. All of them have agreed to health data. */
export const demoVisitors: readonly DemoVisitor[] = [
  {
    name: 'Martina Bellini',
    activityLevel: 'moderately active',
    nextInDays: 12,
    anamnesis: {
      reason: 'Vuole perdere peso senza rinunciare alla pallavolo.',
      goal: 'Arrivare a maggio con 6 kg in meno e più energia in allenamento.',
      weightHistory: 'Peso stabile fino al liceo, poi 7 kg in due anni. Due diete da sola, riprese entrambe in pochi mesi.',
      familyIllnesses: 'Padre con diabete di tipo 2.',
      supplements: 'Vitamina D da ottobre a marzo.',
      digestion: 'Gonfiore la sera, soprattutto dopo i latticini.',
      sleep: 'Sei ore e mezza; il martedì lavora di notte.',
      exercise: 'Due allenamenti di forza e uno di pallavolo.',
      work: 'Turni in farmacia, in piedi.',
      habits: 'Colazione veloce o saltata; cena abbondante dopo le 21.',
      dislikes: 'Cavolfiore, fegato.',
      dayRecall: 'Caffè. Ore 13: panino con tonno. Ore 17: due biscotti. Ore 21: pasta al pesto, insalata, gelato.',
    },
    visits: [
      { daysAgo: 310, note: 'Partiamo dalla colazione: ogni giorno entro le 9. Ci rivediamo tra un mese.' },
      { daysAgo: 278, note: 'La colazione c’è quasi sempre: bravissima. Ora spostiamo i carboidrati dalla cena al pranzo.' },
      {
        daysAgo: 240,
        note: 'Bene la fame serale. Nei giorni di turno segui il menu della notte.',
        laboratory: [
          { name: 'Ferritina', value: '18', unit: 'ng/ml' },
          { name: 'Vitamina D', value: '21', unit: 'ng/ml' },
        ],
      },
      { daysAgo: 205, note: 'Le pliche scendono anche se la bilancia si è mossa poco: è quello che vogliamo.' },
      { daysAgo: 160, note: 'Le ferie non hanno lasciato traccia. Teniamo il piano e aggiungiamo uno spuntino prima dell’allenamento.' },
      { daysAgo: 118, note: 'Vita e fianchi in calo. Proviamo due cene libere al mese.' },
      {
        daysAgo: 75,
        note: 'Ritmo più lento, come previsto: non togliamo altro.',
        laboratory: [{ name: 'Ferritina', value: '34', unit: 'ng/ml' }],
      },
      {
        daysAgo: 40,
        note: 'Ottima costanza. Da oggi lavoriamo sulle porzioni a occhio.',
        privateNote: 'Stanca: chiedere degli esami la prossima volta.',
      },
      { daysAgo: 16, note: 'Quasi all’obiettivo: prepariamo insieme il mantenimento.' },
    ],
  },
  {
    name: 'Marco Esposito',
    activityLevel: 'lightly active',
    nextInDays: 25,
    anamnesis: {
      reason: 'Colesterolo alto al controllo aziendale.',
      goal: 'LDL sotto 130 e 5 kg in meno.',
      weightHistory: 'Più 8 kg da quando ha smesso di giocare a calcio.',
      ownIllnesses: 'Ipercolesterolemia senza farmaci.',
      familyIllnesses: 'Nonno con infarto a 60 anni.',
      alcohol: 'Birra nel fine settimana.',
      smoke: 'No.',
      work: 'Ufficio, otto ore seduto.',
      habits: 'Pranzo in mensa, formaggio quasi ogni sera.',
    },
    visits: [
      {
        daysAgo: 420,
        note: 'Formaggio due volte a settimana, legumi quattro. Rifacciamo gli esami tra tre mesi.',
        laboratory: [
          { name: 'Colesterolo LDL', value: '162', unit: 'mg/dl' },
          { name: 'Trigliceridi', value: '148', unit: 'mg/dl' },
        ],
      },
      { daysAgo: 372, note: 'In mensa scegli primo e contorno, oppure secondo e contorno. Continua così.' },
      {
        daysAgo: 315,
        note: 'LDL già più basso: la strada è giusta.',
        laboratory: [{ name: 'Colesterolo LDL', value: '139', unit: 'mg/dl' }],
      },
      { daysAgo: 230, note: 'Hai ripreso a camminare: aggiungiamo la frutta secca a metà mattina.' },
      { daysAgo: 130, note: 'Bene la vita. Una birra sola, e non tutte le settimane.' },
      {
        daysAgo: 33,
        note: 'Obiettivo raggiunto: ci vediamo per il controllo.',
        laboratory: [{ name: 'Colesterolo LDL', value: '124', unit: 'mg/dl' }],
      },
    ],
  },
  {
    name: 'Luca Bianchi',
    activityLevel: 'active',
    anamnesis: {
      reason: 'Vuole mettere massa per la stagione di atletica.',
      goal: 'Tre chili in un anno senza aumentare il grasso.',
      weightHistory: 'Sempre magro; perde peso appena aumenta gli allenamenti.',
      supplements: 'Creatina 3 g.',
      exercise: 'Cinque allenamenti a settimana.',
      habits: 'Mangia in fretta e salta lo spuntino quando studia.',
    },
    visits: [
      { daysAgo: 405, note: 'Tre pasti e tre spuntini, ogni giorno. Porta sempre con te il panino delle 17.' },
      { daysAgo: 340, note: 'Primo chilo. Alziamo i carboidrati nei giorni di gara.' },
      { daysAgo: 250, note: 'Aumento lento e pulito, le pliche sono ferme.' },
      { daysAgo: 150, note: 'Un po’ più di pane a cena; lo spuntino della sera resta.' },
      { daysAgo: 52, note: 'Benissimo. In primavera riduciamo gli allenamenti, non i pasti.' },
    ],
  },
  {
    name: 'Sofia Greco',
    activityLevel: 'sedentary',
    nextInDays: -8,
    anamnesis: {
      reason: 'Rientro dopo la gravidanza.',
      goal: 'Tornare al peso di prima, con calma.',
      weightHistory: '14 kg presi in gravidanza, metà già persi.',
      pregnancy: 'Una, parto a termine; allattamento concluso.',
      sleep: 'Interrotto, cinque o sei ore.',
      stress: 'Alto nelle ultime settimane.',
      habits: 'Mangia gli avanzi della bambina e salta il pranzo.',
    },
    visits: [
      { daysAgo: 412, note: 'Un pasto completo al giorno seduta a tavola: cominciamo da qui.' },
      {
        daysAgo: 360,
        note: 'Il pranzo è tornato. Ora due spuntini pronti in frigo.',
        privateNote: 'Molto stanca, valutare il medico se continua.',
      },
      { daysAgo: 290, note: 'Bene il peso, e soprattutto l’energia. Passeggiata di mezz’ora tre volte a settimana.' },
      { daysAgo: 205, note: 'Settimane difficili: nessun problema, teniamo quello che c’è.' },
      { daysAgo: 68, note: 'Manca poco. Prepariamo il menu del rientro al lavoro.' },
    ],
  },
  {
    name: 'Elisa Conti',
    activityLevel: 'lightly active',
    anamnesis: {
      reason: 'Peso che oscilla e fame nervosa la sera.',
      goal: 'Un rapporto più sereno con il cibo.',
      weightHistory: 'Molte diete dai 16 anni, l’ultima di 900 kcal.',
      stress: 'Esami universitari.',
      cycle: 'Regolare.',
      digestion: 'Stipsi saltuaria.',
    },
    isPrivate: true,
    visits: [
      { daysAgo: 380, note: 'Niente bilancia a casa. Cinque pasti, e il dolce del sabato è nel piano.' },
      { daysAgo: 335, note: 'La fame della sera è diminuita. Teniamo il diario dei momenti difficili.' },
      {
        daysAgo: 275,
        note: 'Più verdura a pranzo e acqua sempre sul tavolo.',
        privateNote: 'Non mostrare il peso: chiede di non vederlo.',
      },
      { daysAgo: 190, note: 'Brava: sotto esame hai tenuto i pasti.' },
      { daysAgo: 104, note: 'Un passo alla volta, il percorso è buono.' },
      { daysAgo: 30, note: 'Riprendiamo lo spuntino del pomeriggio, che era saltato.' },
    ],
  },
  {
    name: 'Francesca Rinaldi',
    activityLevel: 'moderately active',
    nextInDays: 5,
    anamnesis: {
      reason: 'Preparazione di una mezza maratona.',
      goal: 'Correre più leggera senza perdere forza.',
      weightHistory: 'Stabile da anni.',
      exercise: 'Corsa quattro volte, pesi una.',
      supplements: 'Sali nelle uscite lunghe.',
      ownIllnesses: 'Anemia da ferro a 22 anni.',
    },
    visits: [
      {
        daysAgo: 350,
        note: 'Carboidrati prima e dopo le uscite lunghe; niente allenamenti a digiuno.',
        laboratory: [{ name: 'Ferritina', value: '26', unit: 'ng/ml' }],
      },
      { daysAgo: 255, note: 'Pliche in calo e gambe più forti. Proviamo i gel in allenamento, non in gara.' },
      { daysAgo: 140, note: 'Dopo la gara due settimane libere, poi ripartiamo.' },
      { daysAgo: 24, note: 'Buona base per la primavera: restiamo su questo piano.' },
    ],
  },
  {
    name: 'Giorgia Costa',
    activityLevel: 'sedentary',
    anamnesis: {
      reason: 'Perdere i chili della seconda gravidanza.',
      goal: 'Perdere 5 kg in sei mesi.',
      weightHistory: 'Prima gravidanza più 11 kg, ripresi tutti; seconda più 13.',
      pregnancy: 'Due.',
      drugs: 'Levotiroxina 75 µg.',
      ownIllnesses: 'Tiroidite di Hashimoto.',
      work: 'Impiegata, da casa tre giorni.',
    },
    visits: [
      { daysAgo: 270, note: 'Il farmaco a digiuno, la colazione mezz’ora dopo. Pranzi semplici, tre che si ripetono.' },
      {
        daysAgo: 170,
        note: 'Bene. Nei giorni a casa prepara il pranzo la sera prima.',
        laboratory: [{ name: 'TSH', value: '2,1', unit: 'mU/l' }],
      },
      { daysAgo: 63, note: 'La vita è scesa: è il segno più importante.' },
    ],
  },
  {
    name: 'Federica Longo',
    activityLevel: 'lightly active',
    measurementType: 'BIA',
    nextInDays: 18,
    anamnesis: {
      reason: 'Ritenzione e stanchezza.',
      goal: 'Capire come è fatto il suo peso e perdere grasso.',
      weightHistory: 'Più 6 kg dopo i 38 anni.',
      drugs: 'Nessuno.',
      digestion: 'Regolare.',
      alcohol: 'Un calice a cena, tre volte a settimana.',
      habits: 'Beve poco: circa 800 ml al giorno.',
    },
    visits: [
      { daysAgo: 248, note: 'Due litri d’acqua nella borraccia segnata. Meno salumi, più pesce.' },
      { daysAgo: 196, note: 'L’acqua c’è e l’angolo di fase sale. Continua.' },
      { daysAgo: 128, note: 'Massa magra stabile mentre il peso scende: perfetto.' },
      { daysAgo: 44, note: 'Ottimo andamento. Aggiungiamo due sedute di forza.' },
    ],
  },
  {
    name: 'Beatrice Villa',
    activityLevel: 'lightly active',
    metabolicFormula: 'HENRY_OXFORD',
    anamnesis: {
      reason: 'Peso in aumento con la premenopausa.',
      goal: 'Fermare l’aumento e ridurre il giro vita.',
      weightHistory: 'Più 4 kg in due anni.',
      familyIllnesses: 'Madre con osteoporosi.',
      cycle: 'Irregolare da un anno.',
      supplements: 'Calcio e vitamina D.',
    },
    visits: [
      { daysAgo: 230, note: 'Proteine a ogni pasto e latticini due volte al giorno.' },
      { daysAgo: 165, note: 'Molto bene: mezzo chilo al mese è il ritmo giusto.' },
      { daysAgo: 92, note: 'Vita in calo. Camminata dopo cena quando puoi.' },
      { daysAgo: 35, note: 'Peso risalito di poco: rivediamo insieme i fine settimana.' },
    ],
  },
  {
    name: 'Camilla Basile',
    activityLevel: 'sedentary',
    isLastDraft: true,
    anamnesis: {
      reason: 'Glicemia al limite.',
      goal: 'Riportare la glicemia nei valori e perdere 5 kg.',
      weightHistory: 'Aumento lento dai 45 anni.',
      familyIllnesses: 'Madre e zia con diabete di tipo 2.',
      drugs: 'Ramipril 5 mg.',
      ownIllnesses: 'Ipertensione.',
      habits: 'Pane a ogni pasto, frutta la sera.',
    },
    visits: [
      {
        daysAgo: 158,
        note: 'Pane integrale a pranzo, non a cena. Frutta a metà mattina.',
        laboratory: [
          { name: 'Glicemia', value: '112', unit: 'mg/dl' },
          { name: 'HbA1c', value: '41', unit: 'mmol/mol' },
        ],
      },
      {
        daysAgo: 86,
        note: 'Glicemia in discesa: continua con la camminata.',
        laboratory: [{ name: 'Glicemia', value: '103', unit: 'mg/dl' }],
      },
      { daysAgo: 6, note: '' },
    ],
  },
  {
    name: 'Laura Vitali',
    activityLevel: 'moderately active',
    anamnesis: {
      reason: 'Viaggia per lavoro e mangia quasi sempre fuori.',
      goal: 'Scegliere bene al ristorante e perdere qualche chilo.',
      weightHistory: 'Più 5 kg dal cambio di lavoro.',
      work: 'Agente di commercio, quattro giorni in auto.',
      sleep: 'Bene a casa, male in albergo.',
      habits: 'Salta il pranzo o lo fa in autogrill.',
    },
    visits: [
      {
        daysAgo: 108,
        note: 'In autogrill: insalata con proteine e pane. A cena un piatto unico, dolce una volta a settimana.',
        laboratory: [{ name: 'Vitamina B12', value: '410', unit: 'pg/ml' }],
      },
      { daysAgo: 28, note: 'Ottimi i pranzi in viaggio. Ora lavoriamo sulle cene in albergo.' },
    ],
  },
  {
    name: 'Cecilia Fabbri',
    activityLevel: 'lightly active',
    fatFormula: 'LOHMAN',
    metabolicFormula: 'MOLNAR',
    nextInDays: 30,
    anamnesis: {
      reason: 'Inviata dalla pediatra: peso sopra il 90° percentile.',
      goal: 'Crescere in altezza tenendo il peso; nessuna dieta.',
      weightHistory: 'Aumento dai 7 anni.',
      familyIllnesses: 'Padre in sovrappeso.',
      sleep: 'Nove ore.',
      exercise: 'Nuoto una volta a settimana.',
      habits: 'Merenda con snack confezionati, poca verdura.',
      dislikes: 'Zucchine, finocchi.',
    },
    visits: [
      { daysAgo: 15, note: 'Merenda con pane e cioccolato o frutta, scelta insieme. Verdura cruda prima di pranzo.' },
      { daysAgo: 3, note: 'Cecilia ha assaggiato quattro verdure nuove. Bravissima!' },
    ],
  },
]
