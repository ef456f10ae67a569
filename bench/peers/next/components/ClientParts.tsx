'use client';

export { Parts as ClientParts } from './Parts';
