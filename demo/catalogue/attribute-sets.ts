/** Ids of the attribute sets of the demo shop's products. */
export const SET = {
  mattresses: '37',
  toppers: '40',
  pillows: '44',
  boxSprings: '38',
  bedFrames: '39',
  bedBases: '41',
  duvets: '43',
  duvetCovers: '45',
  lamps: '46',
  fittedSheets: '47',
  moltons: '48',
  cushions: '49',
  cabinets: '50',
  stools: '51',
} as const;
