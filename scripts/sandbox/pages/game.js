const form = document.querySelector('#spin');
const button = form.querySelector('button');
const status = document.querySelector('[role=status]');
const balance = document.querySelector('#balance');
const reels = document.querySelectorAll('.reels span');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  button.disabled = true;
  try {
    const answer = await fetch('/play/rounds', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ key: form.dataset.key, bet: form.elements.bet.value }),
    });
    const round = await answer.json();
    status.textContent = round.success ? outcomeOf(round) : round.message;
    if (round.success) {
      balance.textContent = round.balance;
      round.symbols.forEach((symbol, index) => {
        reels[index].textContent = symbol;
      });
    }
  } catch {
    status.textContent = 'We could not confirm this round. Check your balance before you spin again.';
  }
  button.disabled = false;
});

function outcomeOf({ win, times }) {
  return times > 0 ? `You win ${win} (${times} times the bet).` : 'No win this time.';
}
