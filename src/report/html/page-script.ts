/** The page's only script: it copies the CSV, or selects it where the browser won't give the clipboard. */
export const PAGE_SCRIPT = `
const button = document.getElementById('copy-csv');
const area = document.getElementById('csv');
const said = document.getElementById('copied');
if (button && area && said) {
  button.hidden = false;
  button.addEventListener('click', () => {
    const select = () => {
      area.closest('details').open = true;
      area.focus();
      area.select();
      said.textContent = 'Selected: copy it with the keyboard.';
    };
    if (!navigator.clipboard) return select();
    navigator.clipboard.writeText(area.value).then(() => { said.textContent = 'Copied.'; }, select);
  });
}
`;
