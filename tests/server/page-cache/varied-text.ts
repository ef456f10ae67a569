/** A text of about 40 kB in which better compression finds more to share. */
export function variedText(): string {
  const words = 'matras bed topper kussen dekbed latex pocketveren koudschuim dons katoen'.split(
    ' ',
  );
  return Array.from({ length: 1500 }, (_, index) => {
    const [one, two] = [words[(index * 7) % 10], words[(index * index) % 10]];
    return `<li data-id="${(index * 7919) % 1000}">${one} ${two} ${index % 97}</li>`;
  }).join('\n');
}
