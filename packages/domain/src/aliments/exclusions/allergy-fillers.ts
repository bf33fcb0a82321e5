/** Words of texts about allergies that name nothing that is eaten. Each other word that is not understood is shown to a person. */
const texts = `
  a ad ai al all alla alle allo agli con col da dal dall dalla dalle dai dagli del dell della delle dello dei degli d di in nel
  nell nella nelle nei
  negli su sul sulla per tra fra il lo la l i gli le un uno una e ed che chi cui se si come cosi anche pure solo soltanto sempre
  spesso molto poco
  piu meno quasi circa ancora gia ora poi qui se e ha ho hanno essere sono era stata stato fin sin fino oltre verso
  nota note noto noti conosciuta conosciute riferita riferite riferisce segnalata particolare particolari altra altre altro altri
  tutto tutti tutte
  tutta ogni qualsiasi qualche alcuni alcune vari varie vario
  alimentare alimentari alimento alimenti cibo cibi prodotto prodotti derivato derivati derivate contenente contenenti base tipo
  forma forme specie
  proteine proteina vaccino vaccine vaccina vaccini bovine mucca
  grave gravi gravemente lieve lievi leggera leggere moderata moderate forte forti severa severe acuta acute crisi shock
  anafilattico anafilattica
  anafilassi reazione reazioni orticaria edema gonfiore asma prurito sintomi sintomo diarrea mal pancia
  sospetta sospetto sospette presunta possibile possibili probabile forse dubbia accertata confermata certificata diagnosi diagnosticata
  diagnosticato testata esame esami test prick rast ige sierico sierici positivo positiva positivi
  mangia mangiare mangio tollera tollero tollerata tollerati evita evitare evito assume assumere assumo puo posso deve devo ammesso
  ammessi consentito
  consentiti vietato vietati esclude escludere sensibile sensibilita ipersensibilita celiachia
  porta adrenalina autoiniettore epipen tracce traccia piccole quantita dose dosi dosaggio crudo cruda crudi crude cotto cotta cotti cotte
  anno anni mese mesi giorno giorni bambina bambino bambini nascita infanzia adolescenza
  deficit carenza mancanza deficiency lack condizione malattia syndrome sindrome sistemica sistemico systemic
  libero libera privo priva ok bene attenzione
  to the of an any all and or is it its has have had was were be been by for from with at on as if so too very also only always
  often about some
  other others every each known unknown reported food foods product products derivative derivatives containing contain contains
  mild severe moderate serious strong slight acute allergen allergens reaction reactions anaphylaxis anaphylactic hives swelling
  asthma symptoms
  suspected possible probable confirmed diagnosed diagnosis tested test positive
  eats eat tolerates tolerate tolerated avoid avoids avoiding may can cannot must should makes make her him them she he they ill sick free
  carries carry adrenaline pen trace traces small amounts amount dose raw cooked cow cows s protein proteins since year years month
  months child
  childhood fine okay warning
`

export const fillerWords: ReadonlySet<string> = new Set(texts.split(/\s+/).filter(Boolean))
