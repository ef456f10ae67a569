import { MyBedBlock } from '../components/blocks/MyBedBlock.tsx';

/** The block of the shopper's bed, with the texts and the plan of a room: loaded with its page. */
export const BED_BLOCKS = { 'my-bed': MyBedBlock };
